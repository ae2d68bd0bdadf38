"""What is said about the file as a whole: why it could not be loaded, what happens when it is imported."""

from __future__ import annotations

from grader.model.exercise import Exercise
from grader.model.observation import Kind, Loading
from grader.model.result import Submission


def notices(exercise: Exercise, submission: Submission, loading: Loading) -> tuple[str, ...]:
    """Sentences for the student; they don't cost points."""
    if loading.kind is not Kind.RETURNED:
        line = f" (line {loading.error.line})" if loading.error and loading.error.line else ""
        why = loading.error.message if loading.error else loading.kind
        return (f"Your file could not be loaded{line}: {why}",)
    return ()
