"""Running programs: cases go in, observations come out. Only here does student code come near."""

from grader.run.runner import CannotStart, Runner

__all__ = ["CannotStart", "Runner"]
