"""The time that a submission has left, over everything that is done with it."""

from __future__ import annotations

import time

from grader.model.exercise import Exercise
from grader.model.record import replace


class TimeLeft:
    """Starts when it is made."""

    def __init__(self, exercise: Exercise) -> None:
        self._exercise = exercise
        self._end = time.monotonic() + exercise.limits.submission

    @property
    def over(self) -> bool:
        return time.monotonic() >= self._end

    @property
    def exercise(self) -> Exercise:
        """The exercise as it would be if its limit for a submission were what is left."""
        left = max(0.0, self._end - time.monotonic())
        return replace(self._exercise, limits=replace(self._exercise.limits, submission=left))
