"""Conducting a grading: observe, judge, look again at what failed, and put the result together."""

from grader.grading.submission import grade_submission

__all__ = ["grade_submission"]
