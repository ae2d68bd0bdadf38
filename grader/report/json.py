"""The JSON result, version 1: DESIGN section 8; `result.schema.json` beside this file describes each key."""

from __future__ import annotations

import json

from grader.model.observation import Exchange
from grader.model.result import CaseResult, Diagnosis, Result, SourceLine, StageResult
from grader.report.number import plain_number
from grader.report.safe_text import visible, visible_block

JsonValue = str | int | float | bool | None | list["JsonValue"] | dict[str, "JsonValue"]
JsonObject = dict[str, JsonValue]


def render_json(result: Result) -> str:
    """One object in plain ASCII, a case a line; keys that hold nothing beyond the design's are left out."""
    head: JsonObject = {
        "version": 1,
        "exercise": result.exercise,
        "submission": {"file": visible(result.submission.name), "sha256": result.submission.sha256},
        "status": result.status.value,
        "reached": result.reached,
        "score": plain_number(result.score),
        "max_score": plain_number(result.max_score),
        "start_with": result.start_with,
        "diagnosis": _diagnosis(result.diagnosis),
        "notices": [visible_block(notice) for notice in result.notices],
    }
    if result.sandbox:
        head["sandbox"] = result.sandbox
    stages = ",\n".join(_stage(stage) for stage in result.stages)
    return f'{_text(head)[:-1]},\n "stages": [\n{stages}]}}\n'


def _text(value: JsonObject) -> str:
    """`<` is spelt so that the text can stand inside a page's script element."""
    return json.dumps(value).replace("<", "\\u003c")


def _diagnosis(diagnosis: Diagnosis | None) -> JsonValue:
    if diagnosis is None:
        return None
    return {"misconception": diagnosis.misconception, "title": diagnosis.title, "hint": diagnosis.hint}


def _stage(stage: StageResult) -> str:
    head: JsonObject = {
        "id": stage.id,
        "title": stage.title,
        "status": stage.status.value,
        "score": plain_number(stage.score),
        "max_score": plain_number(stage.max_score),
    }
    if stage.extra:
        head["extra"] = True
    cases = ",\n".join("   " + _text(_case(case)) for case in stage.cases)
    return f'  {_text(head)[:-1]},\n  "cases": [\n{cases}]}}'


def _case(case: CaseResult) -> JsonObject:
    values: JsonObject = {
        "id": case.id,
        "name": visible(case.name),
        "status": case.status.value,
        "hidden": case.hidden,
        "call": visible_block(case.call),
        "expected": visible_block(case.expected),
        "observed": visible_block(case.observed),
        "observation": case.observation.value,
        "message": visible_block(case.message),
        "hint": visible_block(case.hint),
        "points": plain_number(case.points),
        "seconds": plain_number(case.seconds),
    }
    return values | {key: value for key, value in _extras(case).items() if value not in ("", None, [])}


def _extras(case: CaseResult) -> JsonObject:
    return {
        "slip": case.slip,
        "line": _line(case.line),
        "printed": visible_block(case.printed),
        "transcript": [_exchange(exchange) for exchange in case.transcript],
        "left_at": case.left_at,
        "replaced_by": case.replaced_by,
    }


def _line(line: SourceLine | None) -> JsonValue:
    if line is None:
        return None
    function = line.function and visible(line.function)
    return {"number": line.number, "text": visible_block(line.text), "function": function}


def _exchange(exchange: Exchange) -> JsonValue:
    typed = None if exchange.typed is None else visible(exchange.typed)
    return {"printed": visible_block(exchange.printed), "typed": typed}
