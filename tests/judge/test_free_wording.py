"""An author's pattern looks at a bounded part of what a program says, for a bounded time."""

from __future__ import annotations

import re
import signal
import sys
import threading
import time

import pytest

from grader.judge.free_wording import LONGEST, MOST_SEARCHED, matches, search

SLOW = ".*X.*wins.*3.*"


@pytest.mark.timeout(20)
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no clock that stops a search")
def test_a_search_that_takes_too_long_finds_nothing() -> None:
    started = time.process_time()
    assert search(SLOW, "X wins " * 3000) is None
    assert not matches("X|.*row.*column.*line.*board.*", "row column line " * 1000)
    assert time.process_time() - started < 20 * LONGEST


def test_what_is_there_is_found_at_either_end_of_a_long_text() -> None:
    flood = "o" * 1_000_000
    assert matches("X.*wins", f"X{flood}wins")
    assert search("wins", f"{flood}wins")
    assert search("wins", "o" * 100 + "wins", 50)
    assert not search("wins", f"{flood}wins{flood}")


def test_the_clock_of_the_process_is_left_as_it_was() -> None:
    text = "o" * MOST_SEARCHED
    assert search("o", text)
    assert search(SLOW, text) is None
    if sys.platform != "win32":
        assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0, 0)
        assert signal.getsignal(signal.SIGVTALRM) is signal.SIG_DFL


def test_in_another_thread_there_is_no_clock_but_an_answer() -> None:
    found: list[bool] = []
    thread = threading.Thread(target=lambda: found.append(matches("o*", "o" * 1000, re.NOFLAG)))
    thread.start()
    thread.join()
    assert found == [True]
