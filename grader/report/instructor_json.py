"""The instructor's JSON, version 1: DESIGN section 9. More keys may follow, none goes away."""

from __future__ import annotations

import json
from collections.abc import Sequence

from grader.model.audit import Audit, CheckReport, Counterexample, Mistake, Origin, Proof, Space, StageAudit
from grader.model.place import Problem
from grader.model.value import Plain
from grader.report.json import JsonObject, JsonValue
from grader.report.problems import shown_file
from grader.report.safe_text import visible, visible_block
from grader.report.suggested_cases import suggested_files


def render_check_json(report: CheckReport) -> str:
    """`grade check --format json`."""
    return _text(
        {
            "version": 1,
            "files": report.files,
            "cases": report.cases,
            "problems": [_problem(problem) for problem in report.problems],
        }
    )


def render_audit_json(audits: Sequence[Audit]) -> str:
    """`grade audit --format json`: one object for one exercise, else a list of them under `exercises`."""
    if len(audits) == 1:
        return _text({"version": 1, **_audit(audits[0])})
    return _text({"version": 1, "exercises": [_audit(audit) for audit in audits]})


def render_proofs_json(proofs: Sequence[Proof]) -> str:
    """`grade prove FILE --format json`: the first call on which the program is wrong, else the first call.

    Where the stage is about several calls, `calls` has them all.
    """
    first = next((proof for proof in proofs if proof.is_wrong), proofs[0])
    calls: JsonObject = {"calls": [_proof(proof) for proof in proofs]} if len(proofs) > 1 else {}
    return _text({"version": 1, **_proof(first), **calls})


def _proof(proof: Proof) -> JsonObject:
    return {
        "exercise": proof.exercise,
        "stage": proof.stage,
        "file": visible(proof.file),
        "call": proof.call,
        "planned": proof.planned,
        "inputs": proof.inputs,
        "right": proof.right,
        "complete": proof.complete,
        "in_common": list(proof.in_common),
        "counterexample": _counterexample(proof.counterexample),
        "others": [_space(space) for space in proof.others],
        "trouble": visible_block(proof.trouble) or None,
        "stopped": visible_block(proof.stopped) or None,
        "seconds": round(proof.seconds, 3),
    }


def _text(value: JsonObject) -> str:
    return json.dumps(value, indent=1) + "\n"


def _problem(problem: Problem) -> JsonValue:
    return {
        "file": shown_file(problem.place.file),
        "line": problem.place.line,
        "column": problem.place.column,
        "severity": problem.severity.value,
        "kind": problem.kind,
        "message": visible_block(problem.message),
    }


def _audit(audit: Audit) -> JsonObject:
    return {
        "exercise": audit.exercise,
        "stages": [_stage(audit.exercise, stage) for stage in audit.stages],
        "equivalent_mutants": [_named(mutant) for mutant in audit.equivalent],
        "untried_mutants": [_named(mutant) for mutant in audit.untried],
        "faulty": list(audit.faulty),
        "stopped": audit.stopped or None,
    }


def _stage(exercise: str, stage: StageAudit) -> JsonValue:
    bank, mutants = stage.of(Origin.BANK), stage.of(Origin.MUTANT)
    return {
        "id": stage.id,
        "misconceptions": len(bank),
        "killed": len(stage.killed(Origin.BANK)),
        "mutants": len(mutants),
        "mutants_killed": len(stage.killed(Origin.MUTANT)),
        "survivors": [_survivor(mistake) for mistake in stage.survivors],
        "redundant": list(stage.redundant),
        "smallest_set": list(stage.smallest_set),
        "smallest_set_is_exact": stage.smallest_is_exact,
        "suggested_files": ["\n".join(lines) + "\n" for lines in suggested_files(exercise, stage)],
        "taken_back": list(stage.taken_back),
        "no_mistakes": [_named(mistake) for mistake in stage.no_mistakes],
        "allowed_by": stage.allowed_by or None,
        "killed_elsewhere": [_killed_elsewhere(one) for one in stage.mistakes if one.elsewhere],
        "kills": {mistake.id: list(mistake.killed_by) for mistake in stage.mistakes if mistake.killed_by},
    }


def _killed_elsewhere(mistake: Mistake) -> JsonValue:
    late = _survivor(mistake) if mistake.late else _named(mistake)
    return {**late, "stage": mistake.elsewhere}


def _survivor(mistake: Mistake) -> JsonObject:
    fields = mistake.suggestion.fields if mistake.suggestion else None
    suggested = {key: _plain(value) for key, value in fields} if fields else None
    survivor: JsonObject = {**_named(mistake), "suggested_case": suggested}
    if mistake.suggestion and mistake.suggestion.top:
        survivor["top_of_file"] = {key: _plain(value) for key, value in mistake.suggestion.top}
    return survivor


def _named(mistake: Mistake) -> JsonObject:
    key = "misconception" if mistake.origin is Origin.BANK else "mutant"
    named: JsonObject = {key: mistake.id, "title": mistake.title}
    if mistake.line is not None:
        named["line"] = mistake.line
    return named


def _counterexample(found: Counterexample | None) -> JsonValue:
    if found is None:
        return None
    values: JsonObject = {name: _plain(value) for name, value in found.variables}
    values |= {"expected": visible_block(found.expected), "observed": visible_block(found.observed)}
    values["message"] = visible_block(found.message)
    if found.set:
        values["set"] = {name: _plain(value) for name, value in found.set}
    return values


def _space(space: Space) -> JsonValue:
    constants: JsonObject = {name: _plain(value) for name, value in space.set}
    told: JsonObject = {"trouble": visible_block(space.trouble)} if space.trouble else {}
    return {"set": constants, "inputs": space.inputs, "right": space.right, "whole": space.whole, **told}


def _plain(value: Plain) -> JsonValue:
    """What JSON knows as it is, the rest as Python writes it."""
    match value:
        case bool() | int() | float() | None:
            return value
        case str():
            return visible_block(value)
        case list() | tuple():
            return [_plain(item) for item in value]
        case dict():
            return {str(key): _plain(item) for key, item in value.items()}
        case _:
            return visible(repr(value))
