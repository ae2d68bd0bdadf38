"""JSON Schemas of case files and `exercise.yaml`, for editors: made from the keys that the reader reads by.

They say less than the reader does: which variables a call has, or how an answer is worded, a schema can't
tell. Draft 7, because that is what editors know.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeAlias

from grader.course.exercise_keys import DOMAIN, EXERCISE_FORM, CountForm, DomainForm
from grader.course.expression import ExpressionForm
from grader.course.form import (
    NAME,
    AnyValue,
    Choice,
    Flag,
    Form,
    ListOf,
    MapOf,
    Number,
    Pattern,
    Text,
    Whole,
    Word,
)
from grader.course.keys import CASE_KEYS, FILE_KEYS, RaisesForm
from grader.course.record import Key, Record
from grader.course.transcript import Transcript

Schema: TypeAlias = "dict[str, object]"

_TYPED: list[str] = ["string", "number", "boolean"]
"""What an editor makes of a text that was typed without quotes."""

_NAMES = {
    "pattern": f"^{NAME.pattern}$",
    "errorMessage": "A key is one word. If this belongs to the text before the comma, put it all in quotes.",
}
"""Keys that aren't known are variables, so they are names of Python. Editors show the message."""
_VARIABLE = {"description": "A variable of the call."}
_APART = {"expect": ("raises", "prints", "matches"), "raises": ("prints",), "prints": ("matches",)}
"""A case expects one thing."""


def case_file_schema() -> Schema:
    case = _properties(CASE_KEYS.values())
    case |= {
        "description": "One thing to do and what is expected of it. Other keys are the call's variables.",
        "propertyNames": _NAMES,
        "additionalProperties": _VARIABLE,
        "dependencies": {
            name: {"properties": dict.fromkeys(others, False)} for name, others in _APART.items()
        },
    }
    top = _properties(FILE_KEYS.values())
    properties = top["properties"]
    assert isinstance(properties, dict)
    properties["cases"] = {
        "description": FILE_KEYS["cases"].help,
        "type": "array",
        "minItems": 1,
        "items": {"$ref": "#/definitions/case"},
    }
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Cases of an exercise",
        **top,
        "anyOf": [{"required": ["cases"]}, {"required": ["table"]}],
        "propertyNames": _NAMES,
        "additionalProperties": _VARIABLE,
        "definitions": {"case": case},
    }


def exercise_schema() -> Schema:
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "An exercise",
        **_schema(EXERCISE_FORM),
    }


def _properties(keys: Iterable[Key[object]]) -> Schema:
    keys = list(keys)
    return {
        "type": "object",
        "properties": {key.name: {"description": key.help, **_schema(key.form)} for key in keys},
        "required": [key.name for key in keys if key.required],
    }


def _schema(form: Form[object]) -> Schema:
    match form:
        case DomainForm():
            return _schema(DOMAIN)
        case Record():
            return {**_properties(form.keys.values()), "additionalProperties": False}
        case ListOf():
            items: Schema = {"type": "array", "items": _schema(form.item)}
            return {"anyOf": [items, _schema(form.item)]} if form.or_one else items
        case MapOf():
            return {
                "type": "object",
                "propertyNames": _NAMES,
                "additionalProperties": _schema(form.item),
            }
        case RaisesForm():
            name: Schema = {"type": "string", **_NAMES}
            entry: Schema = {
                "type": "object",
                "minProperties": 1,
                "maxProperties": 1,
                "propertyNames": _NAMES,
                "additionalProperties": {"type": _TYPED},
            }
            return {"anyOf": [name, entry]}
        case _:
            return _plain_schema(form)


def _plain_schema(form: Form[object]) -> Schema:
    match form:
        case Word():
            kinds = ["string", "number"] if re.fullmatch(form.pattern, "12") else ["string"]
            return {"type": kinds, "pattern": f"^({form.pattern})$"}
        case Choice():
            return {"enum": list(form.words)}
        case Flag():
            return {"type": "boolean"}
        case Number():
            return {"type": "number", "exclusiveMinimum" if form.above else "minimum": form.least}
        case Whole():
            return {"type": "integer", "minimum": form.least}
        case CountForm():
            return {"anyOf": [{"type": "integer", "minimum": 0}, {"type": "string", **_NAMES}]}
        case Text() | Pattern():
            return {"type": _TYPED}
        case ExpressionForm() | Transcript():
            return {"type": "string", "minLength": 1}
        case AnyValue():
            return {}
        case _:
            raise TypeError(f"{type(form).__name__} has no schema")
