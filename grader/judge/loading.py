"""What is said about the file as a whole: why it could not be loaded, and what it does on import."""

from __future__ import annotations

from grader.judge.wording import cut, seconds
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Loading
from grader.model.result import Submission

TYPE_CHECKING = False
if TYPE_CHECKING:
    from grader.judge.program import Program

_NOT_TEXT = (
    (b"PK\x03\x04", "a Word document or a zip archive"),
    (b"{\\rtf", "a document of a word processor (RTF)"),
    (b"%PDF", "a PDF document"),
    (b"<!DOCTYPE", "a web page"),
    (b"<html", "a web page"),
)

_REFUSALS = {
    "empty": "{name} is empty. Was it saved after the last change?",
    "utf-16": "{name} is saved as UTF-16, which Python can't read. Save it again with the encoding UTF-8.",
    "nul": (
        "There is a NUL character on line {line} of {name}; a Python program can't contain it. "
        "The file may be damaged: copy the text into a new file."
    ),
    "encoding": (
        "Line {line} of {name} has a character, such as é or ä, that isn't saved as UTF-8. "
        "Save the file again with the encoding UTF-8."
    ),
    "nested": "Python can't read {name}: brackets or blocks are nested far too deeply.",
    "long": (
        "{name} is so long that Python takes too much time or memory to read it. "
        "Was a part pasted in many times?"
    ),
    "large": "{name} is far too large for a program that somebody has written.",
}


def notices(
    exercise: Exercise, submission: Submission, loading: Loading, *, games_exit: bool = False
) -> tuple[str, ...]:
    """Sentences for the student, the most important first. `games_exit`: a whole game ended so."""
    if loading.kind is not Kind.RETURNED:
        return (_refusal(exercise, submission, loading),)
    found = []
    document = None if loading.names else _other_document(submission.source)
    if document:
        found.append(f"{submission.name} isn't a Python program, but {document}.")
    elif not loading.names and _is_blank(submission):
        found.append(
            f"There is no code in {submission.name}, only comments, texts or blank lines. Was it saved "
            "after the last change?"
        )
    if loading.asked:
        found.append(_asks(exercise, submission, loading))
    elif exercise.game is not None and exercise.main in loading.names:
        found += _never_started(exercise, submission)
    if loading.exited:
        found.append(
            "There is an `exit()` outside of all functions. That costs no points; "
            "it can be left out, because a program ends by itself after its last line."
        )
    elif games_exit:
        found.append(
            "Your game ends by `exit()`, which ends all of Python. That costs no points; to leave a "
            "function, `return` is enough."
        )
    if loading.slept:
        found.append(
            f"Your file sleeps for {seconds(loading.slept)} before anything can be tried. That costs no "
            "points, only patience."
        )
    return tuple(found)


def _is_blank(submission: Submission) -> bool:
    """Whether there is no statement in it, but for texts that have no code in them."""
    import ast
    import re

    from grader.judge.program import Program

    for node in Program(submission).tree.body:
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
            return False
        if isinstance(node.value.value, str) and re.search(r"^\s*def \w", node.value.value, re.MULTILINE):
            return False
    return not re.search(rb"^\s*#[#\s]*def \w", submission.source, re.MULTILINE)


def _asks(exercise: Exercise, submission: Submission, loading: Loading) -> str:
    """Something is asked as soon as the file is read: by the game, or by a line of its own."""
    from grader.judge.program import Program, asks, file_level

    program = Program(submission)
    if exercise.game is None and not any(exercise.main in stage.names for stage in exercise.stages):
        return _asks_in_vain(exercise, program)
    line = next((node.lineno for node in file_level(program) if asks(node)), None)
    guard = f'`if __name__ == "__main__": {exercise.main}()`'
    if line is not None and exercise.main in loading.names:
        return (
            f"Line {line}, `{program.shown(line)}`, stands outside of all functions, so it "
            "asks for input as soon as Python reads the file, and nobody answers there. Does it belong into "
            f"`{exercise.main}`?"
        )
    what, better = "The game", guard
    if exercise.main not in loading.names:
        what, better = "The program", f"write it into the function `{exercise.main}`"
    return (
        f"{what} starts as soon as Python reads your file, even if another program only wants to use its "
        f"functions. That costs no points. Better: {better}."
    )


def _never_started(exercise: Exercise, submission: Submission) -> list[str]:
    """The grader starts the game; but a person who runs the file sees nothing, if no line of it does."""
    import re

    main = re.escape(exercise.main.encode())
    if re.search(rb"(?<!def )\b%s\s*\(" % main, submission.source):
        return []  # most files call it, and needn't be read for that
    from grader.judge.idle import idle_lines
    from grader.judge.program import Program, started

    program = Program(submission)
    if not program.definitions(exercise.main):
        return []
    if named := [
        what for line, what in idle_lines(program) if program.lines[line - 1].strip() == exercise.main
    ]:
        return named[:1]
    if started(program, exercise.main):
        return []
    return [
        f"Nothing in your file calls `{exercise.main}`, so `python {submission.name}` starts no game. That "
        f'costs no points. Better: end with `if __name__ == "__main__": {exercise.main}()`.'
    ]


def _asks_in_vain(exercise: Exercise, program: Program) -> str:
    """The exercise asks for functions, and not for a program that talks with somebody."""
    start = "Your file asks for input as soon as Python reads it, and nobody answers there."
    if program.functions:
        return f'{start} Move the lines that ask to the end, below `if __name__ == "__main__":`.'
    wanted = next(iter(exercise.stages[0].names), "")
    return (
        f"{start} Write a function{f' `{wanted}`' if wanted else ''}: what is typed in now, it gets as a "
        "parameter, in its round brackets; what is printed now, it gives back with `return`."
    )


def _refusal(exercise: Exercise, submission: Submission, loading: Loading) -> str:
    """Why nothing could be tried."""
    document = _other_document(submission.source)
    if document:
        return f"{submission.name} isn't a Python program, but {document}."
    error = loading.error
    word, _, detail = loading.detail.partition(": ")
    if word in _REFUSALS:
        return _REFUSALS[word].format(name=submission.name, line=error.line if error else "?")
    if error is None:
        return f"Nothing could be tried: {_ending(exercise, word, detail)}."
    if error.type_name == "SyntaxError" or "SyntaxError" in error.bases:
        from grader.judge.syntax import unreadable

        return unreadable(submission, error)
    from grader.judge.exception import explain, place
    from grader.judge.program import Program
    from grader.judge.rereading import why

    better = why(exercise, Program(submission), error)
    message = f"{place(error)}: {better}" if better else explain(error)[1]
    return f"Python stops while it reads your file, before anything can be tried. {message}"


def _ending(exercise: Exercise, word: str, detail: str) -> str:
    loop = "Outside of the functions there is a loop that never ends"
    match word:
        case Kind.TIMED_OUT:
            limit = detail or seconds(exercise.limits.case)
            return f"after {limit} your file was still running before its functions could be called. {loop}"
        case Kind.OUT_OF_MEMORY:
            return (
                f"what stands outside of the functions used more than {exercise.limits.memory} MB of memory"
            )
        case Kind.TOO_MUCH_OUTPUT:
            return f"what stands outside of the functions prints far too much text. {loop}"
        case Kind.EXITED:
            return "what stands outside of the functions ended all of Python"
        case Kind.CRASHED:
            return f"Python itself crashed ({detail})" if detail else "Python itself crashed"
        case _:
            return "the process in which it ran gave no answer"


def _other_document(source: bytes) -> str | None:
    start = source[:200].lstrip()
    if start.startswith(b"{") and b'"nbformat"' in source:
        return "a Jupyter notebook. Export it as a Python file (.py)"
    return next((cut(what) for head, what in _NOT_TEXT if start.startswith(head)), None)
