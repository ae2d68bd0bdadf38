"""`python -m grader` is `grade`."""

import os
import sys

# Python puts the current folder first. A student's random.py in it is for the student's program, not for us.
if not sys.flags.safe_path and sys.path[0] != os.path.dirname(os.path.dirname(__file__)):  # noqa: PTH120 - fast
    del sys.path[0]

from grader.cli import main

main()
