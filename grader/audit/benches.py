"""Several benches that work side by side, one for each processor."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import TypeVar

from grader.audit.bench import Bench
from grader.model.exercise import Exercise
from grader.run import Runner

MOST = 4
"""Benches that work at the same time, where there are as many processors."""

Item = TypeVar("Item")
Made = TypeVar("Made")


class Benches:
    """Several benches that work side by side. A context manager."""

    def __init__(self, exercise: Exercise) -> None:
        number = max(1, min(MOST, os.cpu_count() or 1))
        self.exercise = exercise
        self._all = [Bench(exercise, Runner()) for _ in range(number)]
        self._free: SimpleQueue[Bench] = SimpleQueue()
        for bench in self._all:
            self._free.put(bench)
        self._workers = ThreadPoolExecutor(number)

    @property
    def one(self) -> Bench:
        """For what is done while nothing else is."""
        return self._all[0]

    def each(self, do: Callable[[Bench, Item], Made], items: Iterable[Item]) -> Iterator[Made]:
        """What is done with each item, in the order of the items, as soon as it is there."""

        def with_a_bench(item: Item) -> Made:
            bench = self._free.get()
            try:
                return do(bench, item)
            finally:
                self._free.put(bench)

        return self._workers.map(with_a_bench, items)

    def __enter__(self) -> Benches:
        return self

    def __exit__(self, *_: object) -> None:
        self._workers.shutdown(cancel_futures=True)
        for bench in self._all:
            bench.runner.close()
