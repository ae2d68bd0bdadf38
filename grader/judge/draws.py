"""Whether what is drawn at random is as it should be, over many draws."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from grader.judge.call import exception_text
from grader.judge.call_slip import slip_of
from grader.judge.evenness import uneven
from grader.judge.free_wording import matches, search
from grader.judge.rules import secret_axis
from grader.judge.slip import Slip, called
from grader.judge.value_slip import value_slip
from grader.judge.wording import count, ordinal, show
from grader.judge.wrong import Wrong
from grader.model.case import Case, Draws
from grader.model.exercise import Exercise
from grader.model.inputs import Axis, unit
from grader.model.observation import Kind, Loading, Observation
from grader.model.value import Plain
from grader.model.verdict import Status, Verdict


def judge_draws(exercise: Exercise, case: Case, draws: Draws, seen: Observation, loading: Loading) -> Verdict:
    if seen.kind is Kind.SKIPPED:
        from grader.judge.ending import skipped

        return Verdict(case.id, Status.SKIPPED, message=skipped(seen))
    if seen.kind is not Kind.RETURNED:
        from grader.judge.ending import in_short

        slip, message = slip_of(exercise, case, draws.call, seen, loading)
        observed = exception_text(seen.error) if seen.error else in_short(exercise, case, seen)
        return Verdict(case.id, Status.FAILED, slip, message, observed=observed)
    found = _fault(exercise, case, draws, seen)
    if found is None:
        return Verdict(case.id, Status.PASSED)
    (slip, message), expected, observed = found
    return Verdict(case.id, Status.FAILED, slip, message, expected, observed)


_Fault = tuple[Slip, str, str]
"""Slip and message, what was expected, what was seen."""


def _fault(exercise: Exercise, case: Case, draws: Draws, seen: Observation) -> _Fault | None:
    drawn = seen.value if isinstance(seen.value, list) else []
    name = called(draws.call)
    if len(drawn) != draws.count:
        return ("no-answer", f"Of {count(draws.count, 'draw')} only {len(drawn)} came back."), "", ""
    of_game = exercise.game is not None and draws.call.expression == f"{exercise.game.secret}()"
    axis = secret_axis(exercise, case) if of_game else None
    noun = "secret" if of_game else "draw"
    texts = [one if isinstance(one, str) else repr(one) for one in drawn]
    return (
        _no_text(name, drawn, seen, axis)
        or _not_each(case, draws, texts, noun, axis)
        or _always_the_same(draws, texts, noun)
        or _in_short(_some_never(draws, texts, noun) or _some_missing(draws, texts, noun), texts, noun)
        or (_not_even(texts, noun, axis) if draws.even else None)
    )


def _no_text(name: str, drawn: Sequence[Plain], seen: Observation, axis: Axis | None) -> _Fault | None:
    """Where texts are drawn (or numbers, throughout), a draw of another kind is a slip of its own."""
    odd = next((one for one in drawn if not isinstance(one, str)), None)
    if all(isinstance(one, str) for one in drawn):
        return None
    if axis is None and all(type(one) is int for one in drawn):
        return None
    example = axis.values()[0] if axis else "text"
    slip, message = value_slip(Wrong(name, None, example, odd, seen.printed))
    if slip not in ("nothing-returned", "printed-instead-of-returned"):
        signs = f"{unit(axis.letters)}s" if axis else "pieces"
        put = f' Its {signs} can be put together by `"".join(…)`.' if isinstance(odd, list | tuple) else ""
        slip, message = (
            "no-text",
            f"`{name}` returned {show(odd)}. Expected is one text, such as {show(example)}.{put}",
        )
    return (slip, message), f"a text such as {show(example)}", show(odd)


def _not_each(case: Case, draws: Draws, texts: Sequence[str], noun: str, axis: Axis | None) -> _Fault | None:
    for number, text in enumerate(texts, 1):
        if draws.each is not None and not matches(draws.each, text, re.NOFLAG):
            if draws.count == 1:
                wanted = draws.each if re.escape(draws.each) == draws.each else ""
                return ("", f"{case.name}: {text}, and that isn't right."), wanted, text
            why = axis.fault(text) if axis else None
            message = f"The {ordinal(number)} {noun} was {show(text)}; " + (
                f"it {why}." if why else f"every one should match {draws.each}."
            )
            return ("", message), f"every {noun} matches {draws.each}", show(text)
    return None


def _always_the_same(draws: Draws, texts: Sequence[str], noun: str) -> _Fault | None:
    """Only where the case asks for variety, which sameness spoils."""
    wants_variety = draws.even or any(not any(search(one, text) for text in texts) for one in draws.sometimes)
    if not wants_variety or len(set(texts)) > 1:
        return None
    message = (
        f"Every {noun} was {show(texts[0])}. Each call must draw afresh: "
        "is it drawn only once, outside of the function?"
    )
    return ("always-the-same", message), f"{noun}s that vary", f"{len(texts)} times {show(texts[0])}"


def _some_never(draws: Draws, texts: Sequence[str], noun: str) -> _Fault | None:
    if draws.never is None:
        return None
    hits = [text for text in texts if search(draws.never, text)]
    if not hits:
        return None
    what = described(draws.never, texts[0])
    return (
        (
            "",
            f"Of {count(len(texts), noun)} {len(hits)} had {what}, such as {show(hits[0])}. That "
            "must never be.",
        ),
        f"no {noun} with {what}",
        show(hits[0]),
    )


def _some_missing(draws: Draws, texts: Sequence[str], noun: str) -> _Fault | None:
    missing = [pattern for pattern in draws.sometimes if not any(search(pattern, text) for text in texts)]
    if not missing:
        return None
    what = described(missing[0], texts[0])
    signs = missing[0].strip(".")
    letter = next((one for one in signs if one not in "".join(texts)), None) if signs.isalnum() else None
    if letter is not None:
        message = f"The {unit(letter)} {letter} never turned up in {count(len(texts), noun)}."
    else:
        message = f"Of {count(len(texts), noun)} none had {what}."
    return (
        ("", message),
        f"some {noun}s with {what}",
        f"none of {len(texts)}, such as {show(texts[0])}",
    )


def _in_short(found: _Fault | None, texts: Sequence[str], noun: str) -> _Fault | None:
    """One reason says it all where a single letter is drawn and then repeated."""
    if found is None or any(len(set(text)) > 1 or len(text) < 2 for text in texts):
        return found
    (slip, _), expected, observed = found
    same = f"Every {noun} has the same {unit(texts[0])} at each place, such as {show(texts[0])}."
    message = f"{same} Draw anew for each place."
    return (slip, message), expected, observed


def _not_even(texts: Sequence[str], noun: str, axis: Axis | None) -> _Fault | None:
    if len({len(text) for text in texts}) > 1:
        return ("", f"The {noun}s aren't all of the same length."), "", ""
    letters = axis.letters if axis else "".join(sorted(set("".join(texts))))
    everywhere = Counter("".join(texts))
    absent = next((letter for letter in letters if not everywhere[letter]), None)
    found = uneven(texts, letters)
    if found is None:
        return None
    letter, place, times = found
    fair = len(texts) / len(letters)
    expected = f"each of {letters} about {fair:.0f} times at each place"
    if absent is not None:
        message = f"The {unit(letters)} {absent} never turned up in {count(len(texts), noun)}."
        return ("", message), expected, f"{absent}: never"
    message = (
        f"Of {count(len(texts), noun)} {times} had the {unit(letters)} {letter} at place {place + 1}; "
        f"about {fair:.0f} would be fair. "
        f"So some {unit(letters)}s are likelier than others."
    )
    return ("", message), expected, f"{letter}: {times} times at place {place + 1}"


_IN_WORDS = {
    r"(.).*\1": "a {} twice",
    r"(.)\1": "a {} twice in a row",
    r"(.).*\1.*\1": "a {} three times",
    r"(.)(?!\1).": "two different {}s",
}


def described(pattern: str, example: str) -> str:
    """A pattern as the end of "none had …". `example` is one of the texts: of letters or of digits."""
    noun = unit(example)
    if pattern in _IN_WORDS:
        return _IN_WORDS[pattern].format(noun)
    if re.fullmatch(r"\w", pattern):
        return f"the {noun} {pattern}"
    if found := re.fullmatch(r"(\.*)(\w)(\.*)", pattern):
        return f"the {noun} {found[2]} at place {len(found[1]) + 1}"
    if found := re.fullmatch(r"(\w)(\w)", pattern):
        one, other = found.groups()
        return (
            f"the {noun} {one} twice in a row" if one == other else f"a {one} with a {other} right behind it"
        )
    if re.fullmatch(r"\w+", pattern):
        return f"`{pattern}` in it"
    return f"what {pattern} describes"
