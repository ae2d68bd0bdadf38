"""What is said of an audit, in the terminal and on the page alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.model.audit import Audit, Mistake, Origin, StageAudit
from grader.report.number import count

_LINES = 8
"""Lines of the solution whose mutants are told; the others are counted."""

_TITLES = 3
"""Of the mutants of a line so many are described; the others are counted."""

UNFOUND = (
    "No case was found that catches it. Try it yourself: does it do what the solution does? Then mend it, or "
    "delete it. Else write a case in which they differ."
)
"""What to do about a misconception that goes through, and for which no case was found."""


def standing(audit: Audit, where: str) -> str:
    """How it stands with the cases, in a sentence or two; `where` the suggested ones are: above, below."""
    survivors = audit.survivors
    if survivors:
        words = f"{count(len(survivors), 'mistake')} would go through."
        if any(mistake.suggestion for mistake in survivors):
            words += f" Paste the cases {where} to catch {'it' if len(survivors) == 1 else 'them'}."
        return words
    if not any(stage.mistakes for stage in audit.stages):
        return "" if audit.stopped else "No mistake was tried, so nothing can be said about the cases."
    if audit.stopped:
        return "Every mistake that has been tried is caught."
    if not is_clean(audit):
        return f"Every known mistake is caught, apart from what is marked with ! {where}."
    return "Every known mistake is caught."


def is_clean(audit: Audit) -> bool:
    """Nothing went through, and nothing has to be looked at."""
    marked = (stage.allowed_by or stage.late or stage.no_mistakes for stage in audit.stages)
    return not audit.survivors and not audit.stopped and not audit.untried and not any(marked)


def left_aside(audit: Audit) -> str:
    """Of mutants that aren't mistakes; empty if there are none."""
    if not audit.equivalent:
        return ""
    several = len(audit.equivalent) > 1
    are, they, do = ("are", "they", "do") if several else ("is", "it", "does")
    return (
        f"{count(len(audit.equivalent), 'mutant')} {are} left aside: whatever was tried, {they} {do} what "
        f"the solution does, so there is no mistake in {'them' if several else 'it'}."
    )


def untried(audit: Audit) -> tuple[str, list[str]]:
    """Of mutants about which nothing is known: what to do about them, and what they are, by line."""
    if not audit.untried:
        return "", []
    are, them = ("are", "these") if len(audit.untried) > 1 else ("is", "this")
    groups = by_line(sorted(audit.untried, key=lambda mutant: mutant.line or 0))
    lines = [f"line {group.mistakes[0].line}: {group.titles}" for group in groups[:_LINES]]
    if len(groups) > _LINES:
        lines.append(f"and of {count(len(groups) - _LINES, 'line')} more")
    mutants = count(len(audit.untried), "mutant")
    words = (
        f"{mutants} {are} caught by no case, and the audit has nothing of its own to try there, such as "
        f"lines to type. Is a game or a case missing in which {them} would show?"
    )
    return words, lines


def left_out(audit: Audit) -> str:
    """Of cases that the solution fails; empty if there are none."""
    if not audit.faulty:
        return ""
    verb, them = ("is", "it") if len(audit.faulty) == 1 else ("are", "them")
    words = f"{count(len(audit.faulty), 'case')} {verb} left out, because the solution fails {them}."
    return f"{words} `grade check` says why."


def unmeasured(audit: Audit) -> str:
    """Why nothing is known about the cases of a stage."""
    words = "No known mistake belongs to this stage, so nothing tells how good its cases are."
    write = f"rite a mistake down, as a file in exercises/{audit.exercise}/misconceptions/."
    return f"{words} W{write}" if audit.with_mutants else f"{words} Leave out --no-mutants, or w{write}"


def needed(stage: StageAudit) -> str:
    """Of the smallest set of cases; empty if all are needed, or none catches anything."""
    number, all_of_them = len(stage.smallest_set), len(stage.cases)
    if not 0 < number < all_of_them:
        return ""
    fewer = "" if stage.smallest_is_exact else " (perhaps even fewer would)"
    return f"{count(number, 'case')} alone would catch as much as all {all_of_them} do{fewer}"


def spare(stage: StageAudit) -> str:
    """Of the redundant cases; empty if there are none."""
    if not stage.redundant:
        return ""
    verb = "catches" if len(stage.redundant) == 1 else "catch"
    return f"{count(len(stage.redundant), 'case')} {verb} only what another case catches too"


@dataclass(frozen=True, slots=True)
class Group:
    """Mistakes that are told in one go: one of the bank, or the mutants of a line of the solution."""

    mistakes: tuple[Mistake, ...]

    @property
    def name(self) -> str:
        first = self.mistakes[0]
        if len(self.mistakes) == 1:
            return first.id
        return f"{count(len(self.mistakes), 'mutant')} of line {first.line}"

    @property
    def place(self) -> str:
        """The line of a single mutant, which the name doesn't say."""
        line = self.mistakes[0].line
        return f" (line {line} of the solution)" if len(self.mistakes) == 1 and line is not None else ""

    @property
    def titles(self) -> str:
        """A few of what was changed, and how many more."""
        shown = [mistake.title for mistake in self.mistakes[:_TITLES]]
        rest = len(self.mistakes) - len(shown)
        return "; ".join(shown) + (f"; and {rest} more" if rest else "")


def by_line(mistakes: Sequence[Mistake]) -> list[Group]:
    """In the order of the mistakes; what is told of several mutants holds for each of them."""
    groups: dict[object, list[Mistake]] = {}
    for mistake in mistakes:
        key = (
            (mistake.line, mistake.elsewhere, mistake.suggestion is None)
            if mistake.origin is Origin.MUTANT
            else mistake.id
        )
        groups.setdefault(key, []).append(mistake)
    return [Group(tuple(group)) for group in groups.values()]


def remarks(stage: StageAudit) -> list[str]:
    """What an author should look at, though nothing goes through."""
    found = [_elsewhere(group) for group in by_line([one for one in stage.mistakes if one.elsewhere])]
    found += [
        f"{mistake.id} does what the solution does, on every input of this stage, so no case can catch it. "
        "Write what the wrong idea makes different, name the stage in which it shows, or delete the file."
        for mistake in stage.no_mistakes
    ]
    if stage.allowed_by:
        found.append(
            f"The stage {stage.allowed_by} allows letters to repeat. If students must refuse that here, "
            "add a case for it, and name that case in `replaces` there. The audit can't find it: the "
            "solution has given up the rule."
        )
    return found


def _elsewhere(group: Group) -> str:
    mistake, single = group.mistakes[0], len(group.mistakes) == 1
    titles = f"line {mistake.line}: {group.titles}" if single else group.titles
    name = f"{group.name} ({titles})" if mistake.line is not None else group.name
    be = "is" if single else "are"
    if mistake.late:
        words = f"{name} {be} caught too late: not here, but only in the stage {mistake.elsewhere}."
        if mistake.suggestion is None and mistake.origin is Origin.BANK:
            words += (
                f" No case was found that would do it here: should its file say `stage: {mistake.elsewhere}`?"
            )
        return words
    return (
        f"{name} {be} caught earlier already, in the stage {mistake.elsewhere}. If it belongs there, "
        f"write `stage: {mistake.elsewhere}` in its file."
    )
