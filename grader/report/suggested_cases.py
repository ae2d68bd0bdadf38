"""The cases that an audit suggests for a stage, as case files: each case once, with what it catches."""

from __future__ import annotations

import re
from collections.abc import Sequence

from grader.model.audit import Mistake, StageAudit, Suggestion
from grader.report.case_yaml import case_line, yaml_value

_NAMED = 3
"""So many mistakes are named above the case that catches them; the others are counted."""

Lines = tuple[str, ...]


def suggested_files(exercise: str, stage: StageAudit) -> tuple[Lines, ...]:
    """Whole files, line by line: one, and one more for each declaration that some cases need at the top."""
    by_top: dict[str, dict[str, tuple[Suggestion, list[Mistake]]]] = {}
    for mistake in (*stage.survivors, *stage.late):
        if mistake.suggestion is not None:
            found = by_top.setdefault(_declared(mistake.suggestion), {})
            line = case_line(mistake.suggestion.fields)
            found.setdefault(line, (mistake.suggestion, []))[1].append(mistake)
    files = []
    for top, found in sorted(by_top.items()):
        cases = [text for line, (one, caught) in found.items() for text in _case(line, one, caught)]
        files.append((*_head(exercise, stage, top), *cases))
    return tuple(files)


def where_to(exercise: str, stage: StageAudit) -> str:
    """Where the first of the files goes, as words for a heading.

    Students see cases in the order of the files' names, so a new file comes behind those of the stage.
    """
    names = [found[1] for _, label in stage.where if (found := re.search(r" \(([^()]*):\d+\)\Z", label))]
    if not names:
        return f"Cases to add, as a new file cases/{exercise}/{stage.id}.yaml"
    last = max(names)
    stem = last.rpartition(".")[0]
    return f"Cases to add, at the end of {last} or as a new file cases/{exercise}/{stem}_more.yaml"


def _declared(suggestion: Suggestion) -> str:
    return "\n".join(f"{key}: {yaml_value(value)}" for key, value in suggestion.top)


def _head(exercise: str, stage: StageAudit, top: str) -> Lines:
    usual = stage.usual_call
    needs_quotes = re.fullmatch(r"\w[^#:]*", usual) is None
    call = (f"call: {yaml_value(usual) if needs_quotes else usual}",) if usual else ()
    hint = "# hint: what should students look at who fail one of these?"
    return (f"exercise: {exercise}", f"stage: {stage.id}", *call, *top.splitlines(), hint, "cases:")


def _case(line: str, suggestion: Suggestion, caught: Sequence[Mistake]) -> Lines:
    rest = len(caught) - _NAMED
    names = ", ".join(mistake.id for mistake in caught[:_NAMED]) + (f" and {rest} more" if rest > 0 else "")
    doubt = suggestion.doubt
    asked = (f"  # the stage {doubt} changes what this calls: must it be so before that already?",)
    return (f"  # catches {names}", *(asked if doubt else ()), f"  {line}")
