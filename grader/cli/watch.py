"""Do something again whenever a file is saved."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import click

PAUSE = 0.2
"""Seconds between two looks at the files."""


def watch_files(files: Callable[[], Sequence[Path]], once: Callable[[], int]) -> int:
    """Run `once` now and after every change of a file, until Ctrl-C; the status of the last run.

    `files` is asked at each look, so that new files are seen; one that it names may be missing.
    """
    seen = _stamps(files())  # before the run: what is saved meanwhile has changed, too
    status = _clear_and_run(once)
    try:
        while True:
            time.sleep(PAUSE)
            now = _stamps(files())
            if now == seen:
                continue
            seen = now
            gone = next((file for file, stamp in now.items() if stamp is None), None)
            if gone is not None:  # an editor may delete the file for a moment before it writes it anew
                click.echo(f"{gone} is gone; waiting for it to come back.", err=True)
            else:
                status = _clear_and_run(once)
    except KeyboardInterrupt:
        click.echo("\nStopped watching.", err=True)
        return status


def _clear_and_run(once: Callable[[], int]) -> int:
    click.clear()
    try:
        status = once()
    except click.ClickException as error:  # the file may be gone or half written for a moment
        error.show()
        status = 2
    sys.stdout.flush()  # it may be a pipe: nothing else would come before the end
    click.echo("Watching for changes. Ctrl-C ends it.", err=True)
    return status


def _stamps(files: Sequence[Path]) -> dict[Path, tuple[int, int] | None]:
    stamps: dict[Path, tuple[int, int] | None] = {}
    for file in files:
        try:
            status = file.stat()
        except OSError:
            stamps[file] = None
        else:
            stamps[file] = (status.st_mtime_ns, status.st_size)
    return stamps
