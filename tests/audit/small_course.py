"""A course of one small exercise, written anew for each test: words over two letters, and whole numbers."""

from __future__ import annotations

from pathlib import Path

DECLARATION = """\
title: Places
file: places.py
types: {one: text, other: text}
constants: {LENGTH: 3}
stages:
  - id: places
    title: Equal places
    names: [places, LENGTH]
    inputs:
      one: {alphabet: AB, length: LENGTH}
      other: {alphabet: AB, length: LENGTH}
  - id: sign
    title: The sign of a number
    names: [sign]
    inputs:
      number: {values: [-2, -1, 0, 1, 2]}
"""

SOLUTION = '''\
"""Counts equal places."""

LENGTH = 3


def places(one, other):
    equal = 0
    for a, b in zip(one, other):
        if a == b:
            equal += 1
    return equal


def sign(number):
    if number < 0:
        return -1
    if number > 0:
        return 1
    return 0
'''

STARTER = """\
LENGTH = 3


def places(one, other):
    return 0
"""

LAST_FORGOTTEN = '''\
"""The last place doesn't count

stage: places
hint: Count your places.
"""


def places(one, other):
    return sum(a == b for a, b in zip(one[:-1], other[:-1]))
'''

ZERO_IS_POSITIVE = '''\
"""Zero is positive

stage: sign
hint: Is it?
"""


def sign(number):
    return -1 if number < 0 else 1
'''

GOOD_CASES = """\
exercise: places
stage: places
call: places(one, other)
cases:
  - {one: AAB, other: ABB, expect: 2}
  - {one: AAB, other: AAB, expect: 3}
  - {one: AAA, other: BBB, expect: 0}
  - {set: {LENGTH: 2}, one: AB, other: BB, expect: 1}
"""

GOOD_SIGNS = """\
exercise: places
stage: sign
call: sign(number)
cases:
  - {number: -1, expect: -1}
  - {number: 0, expect: 0}
  - {number: 1, expect: 1}
"""


def write_course(folder: Path, **files: str) -> Path:
    """The course's folder. `files` are case files by name, in the place of the good ones."""
    exercise = folder / "exercises" / "places"
    contents = {
        exercise / "exercise.yaml": DECLARATION,
        exercise / "solution" / "places.py": SOLUTION,
        exercise / "starter" / "places.py": STARTER,
        exercise / "statement" / "places.md": "# Equal places\n",
        exercise / "statement" / "sign.md": "# The sign of a number\n",
        exercise / "misconceptions" / "last-forgotten.py": LAST_FORGOTTEN,
        exercise / "misconceptions" / "zero-is-positive.py": ZERO_IS_POSITIVE,
    }
    for name, text in (files or {"places": GOOD_CASES, "sign": GOOD_SIGNS}).items():
        contents[folder / "cases" / "places" / f"{name}.yaml"] = text
    for path, text in contents.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder
