"""A function that should raise an exception and doesn't is told what it does instead."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.judge.not_raised import lost_exception, not_raised
from grader.judge.program import Program
from grader.model.observation import Observation
from grader.model.result import Submission
from grader.model.value import Opaque
from tests.judge.mastermind import returned


@pytest.mark.parametrize(
    ("seen", "message"),
    [
        (
            returned(Opaque("ValueError")),
            "`check` returned a `ValueError`; it should raise it. Write `raise` in place of `return`.",
        ),
        (
            replace(returned(None), printed="too short\n"),
            "`check` printed 'too short' and raised nothing. To raise a `ValueError` with that text, write "
            "`raise ValueError(…)` in place of `print(…)`.",
        ),
        (
            returned("too short"),
            "`check` returned 'too short'; it should raise a `ValueError` with that text. Write "
            "`raise ValueError(…)` in place of `return …`.",
        ),
        (
            returned(Opaque("TypeError")),
            "`check` should raise `ValueError`. It raised nothing but returned <TypeError object>.",
        ),
        (
            returned(value=False),
            "`check` should raise `ValueError`. It raised nothing but returned False.",
        ),
        (returned(""), "`check` should raise `ValueError`. It raised nothing but returned ''."),
        (returned(None), "`check` should raise `ValueError`. It raised nothing and returned nothing."),
    ],
)
def test_what_came_instead_of_the_exception(seen: Observation, message: str) -> None:
    assert not_raised("check", "ValueError", seen)[1] == message


def lost(body: str) -> tuple[str, int] | None:
    source = f"def check(code):\n    {body}\n"
    found = lost_exception(Program(Submission("a.py", source.encode(), "")), "check", "ValueError")
    return (found.message, found.line) if found else None


CAUGHT = (
    "Line 4, `{}`, catches what `check` itself raises, so nobody else hears of it. Whoever calls `check` "
    "should catch it: take that `try` out."
)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (
            'if code:\n        ValueError("no")',
            (
                'Line 3, `ValueError("no")`, makes a `ValueError` and does nothing with it. Put `raise` in '
                "front of it.",
                3,
            ),
        ),
        (
            "try:\n        raise ValueError\n    except ValueError as e:\n        print(e)",
            (CAUGHT.format("except ValueError as e:"), 4),
        ),
        (
            "try:\n        raise ValueError\n    except:\n        pass",
            (CAUGHT.format("except:"), 4),
        ),
        ("try:\n        raise ValueError\n    except TypeError:\n        pass", None),
        ("try:\n        raise KeyError\n    except ValueError:\n        raise ValueError('no')", None),
        ("try:\n        int(code)\n    except ValueError:\n        pass", None),
        ("try:\n        raise KeyError\n    except ValueError:\n        pass", None),
        (
            "try:\n        raise ValueError\n    except ValueError as e:\n        wrong = e\n    if code:\n"
            "        raise wrong",
            None,
        ),
        ("raise ValueError('no')", None),
        ("TypeError('no')", None),
    ],
)
def test_an_exception_that_does_not_get_out(body: str, told: tuple[str, int] | None) -> None:
    assert lost(body) == told
