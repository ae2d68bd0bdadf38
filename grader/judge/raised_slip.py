"""A call ended in an exception, and shouldn't have, or not in this one."""

from __future__ import annotations

from grader.judge.exception import explain
from grader.judge.missing import nearest
from grader.judge.slip import Slip, asked_inside
from grader.judge.wording import cut, whole
from grader.model.case import Call, Case, Raises
from grader.model.observation import Loading, Observation, StudentError


def raised(case: Case, call: Call, seen: Observation, loading: Loading) -> Slip:
    error = seen.error
    if error is None:
        return "exception", "It ended in an exception."
    if error.type_name == "EOFError":
        return asked_inside(call)
    if isinstance(case.expectation, Raises):
        return _other_exception(case.expectation, error, call)
    slip, message = explain(error, call.expression)
    if error.type_name == "NameError" and error.missing_name:
        meant = nearest(error.missing_name, loading.names)
        if meant:
            message += f" Your file has `{meant}`."
    return slip, message


def _other_exception(raises: Raises, error: StudentError, call: Call) -> Slip:
    if raises.exception in (error.type_name, *error.bases):
        wanted = raises.meaning or (f"contain {whole(raises.text)}" if raises.text else "be another")
        should = f"it should say: {raises.meaning}" if raises.meaning else f"it should {wanted}"
        return "wrong-exception-text", (
            f"`{error.type_name}` is right, but {should}. Its text is {cut(whole(error.message))}."
        )
    _, message = explain(error, call.expression)
    return "wrong-exception", f"`{raises.exception}` should be raised. {message}"
