"""`python -m grader` is `grade`."""

import os
import sys

if not sys.flags.safe_path and sys.path[:1] == [os.getcwd()]:  # noqa: PTH109 - pathlib may be theirs
    # Python looks for modules in the student's folder first; a `random.py` there is the student's, not ours.
    del sys.path[0]

from grader.cli import main

main()
