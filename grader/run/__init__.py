"""Running programs: cases go in, observations come out. Only here does student code come near."""

from grader.run.runner import Runner
from grader.run.sessions import CannotStart

__all__ = ["CannotStart", "Runner"]
