"""The command line: `grade`. The one boundary where errors become words and exit statuses."""

from __future__ import annotations

import gc
import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python in a checkout gets a line, not a traceback
    sys.exit("grade needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

from grader.cli import warm


def main() -> None:
    """Run `grade` with the words of the command line and leave the process with its exit status."""
    gc.set_threshold(100_000)  # a short life: looking for cycles while modules load costs more than it frees
    _have_streams()
    words = sys.argv[1:]
    try:
        warm.start(words)
        from grader.cli.boundary import run  # to import click takes longer than to start the process
    except KeyboardInterrupt:  # Ctrl-C before anybody is there to say so
        sys.exit(130)
    try:
        status = run(words)
        sys.stderr.flush()
    except OSError:  # what went wrong can't be written either: the status alone says it
        status = 2
    # All is written, every process has ended. Taking the interpreter apart would cost a tenth of the time.
    os._exit(status)


def _have_streams() -> None:
    """Open what was closed (`grade >&-`), lest a file of ours takes the place of a standard stream."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            opened = os.open(os.devnull, os.O_RDWR)
            if opened != number:
                os.dup2(opened, number)
                os.close(opened)
            setattr(sys, name, os.fdopen(number, "r" if number == 0 else "w", closefd=False))
