"""What Python means when it can't read a file."""

from __future__ import annotations

import re
from collections.abc import Sequence

from grader.judge.source import source_lines
from grader.judge.syntax_foreign import BRACES, opens_a_block
from grader.judge.syntax_habit import LONGEST, habit, without_texts
from grader.judge.syntax_indent import goes_on, too_far_left
from grader.judge.wording import cut
from grader.model.observation import StudentError
from grader.model.result import Submission

_INDENT = (
    "Lines that belong together begin below each other; what is inside of a block begins 4 blanks further in."
)

_F_STRING = "inside of an f-string, what stands in `{{…}}` isn't complete, or uses the same quotes."

_LEFT = "on the left of `=` must stand a name"
_NO_NAME = "a name must stand where something gets its value, as `i` in `for i in range(4):`."
_SINGLE = "a single `=` gives a value to a name. To compare, write `==`."

_SENTENCES: tuple[tuple[str, str], ...] = (
    (
        r"f-string: unmatched '[(\[{]'",
        "inside of an f-string, what stands in `{{…}}` uses the same quotes as the whole text. Take the "
        "other kind of quotes there; only Python 3.12 and newer can do without.",
    ),
    (
        r"expected ':'",
        "a colon `:` is missing. It stands at the end of each line with `if`, `for`, `def` and the like.",
    ),
    (r"'(?P<sign>.)' was never closed", "the bracket `{sign}` is opened, but never closed."),
    (
        r"unmatched '(?P<sign>.)'",
        "there is a bracket `{sign}` too many: no bracket is open that it could close.",
    ),
    (
        r"closing parenthesis '(?P<sign>.)' does not match opening parenthesis '(?P<other>.)'",
        "the bracket `{sign}` closes one that was opened with `{other}`.",
    ),
    (
        r"unterminated (f-)?string|EOL while scanning",
        "a text begins with a quote, but has no quote at its end.",
    ),
    (
        r"invalid character '[\u201c\u201d\u201e\u2018\u2019\u201a\u00ab\u00bb`\u00b4]'",
        "there are curved quotes, as a word processor makes them. Type them again as `\"` or `'`.",
    ),
    (
        r"invalid character '(?P<sign>.)'",
        "the character {sign} can't stand here. Was it copied from a document? Type it again.",
    ),
    (
        r"invalid non-printable character (?P<sign>\S+)",
        "there is an invisible character ({sign}), often a special blank from a web page. "
        "Delete the blanks of the line and type them again.",
    ),
    (r"too many nested", "brackets are nested far too deeply."),
    (
        r"inconsistent use of tabs",
        "tabs and blanks are mixed at the beginning of lines. Use blanks only.",
    ),
    (
        r"expected an indented block after .+ on line (?P<line>\d+)",
        "what belongs to line {line} must stand below it, indented by 4 blanks.",
    ),
    (r"unexpected indent", "the line begins too far to the right. " + _INDENT),
    (
        r"unindent does not match",
        "the line is indented neither like the block above nor like what is around it. " + _INDENT,
    ),
    (r"expected an indented block", "here a block must begin, indented by 4 blanks."),
    (r"Missing parentheses in call to '(?P<what>\w+)'", "`{what}` needs round brackets: `{what}(…)`."),
    (r"cannot assign to function call", f"{_LEFT}; there is a call. To compare, write `==`."),
    (r"cannot assign to literal", f"{_LEFT}; there is a number or a text. To compare, write `==`."),
    (r"cannot assign to (?P<what>True|False|None)", f"{_LEFT}; there is `{{what}}`. To compare, write `==`."),
    (r"cannot assign to", f"{_LEFT}; there is more than that. To compare, write `==`."),
    (r"Maybe you meant '=='", _SINGLE),
    (
        r"Perhaps you forgot a comma|intended to be part of the string",
        "something is missing between two values, perhaps a comma or an operator.",
    ),
    (r"'return' outside function", "`return` stands outside of a function. Is it indented far enough?"),
    (
        r"'(?P<what>break|continue)' (outside|not properly in) loop",
        "`{what}` stands outside of a loop. Is it indented far enough?",
    ),
    (r"leading zeros", "a number can't begin with 0. If it is text, put it in quotes."),
    (
        r"invalid (decimal|hexadecimal|octal|binary) literal",
        "a number runs into a word. A name can't begin with a digit.",
    ),
    (r"expected 'except' or 'finally' block", "a `try` needs an `except` below it, indented like the `try`."),
    (r"unexpected character after line continuation", "behind a backslash `\\` the line must end."),
    (
        r"unexpected EOF|was never closed",
        "the file ends in the middle of something. Is a bracket still open?",
    ),
    (r"duplicate (argument|parameter) '(?P<what>\w+)'", "two parameters have the same name, `{what}`."),
    (
        r"non-default argument follows|parameter without a default follows",
        "a parameter that has a value already (`x=1`) must stand behind those that have none.",
    ),
    (
        r"positional argument follows keyword",
        "in a call, values with a name (`x=1`) come after those without.",
    ),
    (
        r"'(?P<what>\w+)' is used prior to global|'(?P<other>\w+)' is assigned to before global",
        "`global {what}{other}` must come before the name is used.",
    ),
    (
        r"f-string: single '\}' is not allowed",
        "in the f-string, a `}}` closes nothing: no single `{{` is open before it.",
    ),
    (r"f-string", _F_STRING),
    (
        r"multiple exception types must be parenthesized",
        "several kinds of errors stand in round brackets, as in `except (ValueError, TypeError):`.",
    ),
)
_OPEN_F_STRING = re.compile(r"""(?<!\w)[rR]?[fF][rR]?(["'])((?!\1).)*\{[^}]*(\\|\#|$)""")
"""A line with an f-string in which a brace is still open at the line's end, a comment or a backslash."""
_SECOND_BRACE = re.compile(r"""(?<!\w)[rR]?[fF][rR]?["'][^"']*(?<!\{)(\{\s*\w+)[^{}:"']*\{(?!\{)""")
"""An f-string in which a brace is opened inside of another."""
_SINGLE_SIGN = re.compile(r"(?<![=!<>:+*/%&|^@-])=(?!=)")
_OPEN_BRACE = re.compile(
    r"'\{' was never closed|opening parenthesis '\{'|line continuation|Perhaps you forgot a comma"
)
"""What Python 3.12 and newer say of it; 3.11 says that it is an f-string."""
_STRING = re.compile(r"""\#.*|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')(\w|\{)?""")
"""A text in quotes, and what touches it from behind, as in `"He said "yes""`; or a comment."""
_OF_QUOTES = re.compile(r"invalid syntax|unterminated string|unterminated f-string|EOL while")
"""What Python may say where a text ends too early."""


def unreadable(submission: Submission, error: StudentError) -> str:
    """A sentence that names the line and what is wrong there."""
    lines = source_lines(submission.source)
    text = lines[error.line - 1].strip() if error.line and error.line <= len(lines) else ""
    if not error.line:
        return (
            f"Python can't read {submission.name}, so nothing could be tried. One of its first two lines "
            f"names an encoding, and that doesn't fit ({cut(error.message)}). Delete that line, and save "
            "the file with the encoding UTF-8."
        )
    place = f"line {error.line}" + (f", `{cut(text)}`" if text and "`" not in text else "")
    start = f"Python can't read {submission.name}, so nothing could be tried."
    what = _sentence(error, text, lines)
    if text.endswith(":") and "`" not in text:  # another colon behind it would look like a part of the line
        return f"{start} It stops at {place}. {what[0].upper()}{what[1:]}"
    return f"{start} It stops at {place}: {what}"


def _unclosed(lines: Sequence[str], error: StudentError) -> str:
    """Python notices only at the last quotes; where a text swallows definitions, its end is missing above."""
    what = "a text that begins with three quotes has no end."
    marks = [
        (number, found.start())
        for number, line in enumerate(lines, 1)
        for found in re.finditer(r'"""|\'\'\'', line)
    ]
    for (start, _), (end, _) in zip(marks[::2], marks[1::2], strict=False):
        swallowed = any(
            re.match(r"\s*(def|class|import|from|for|while|if|return)\b", line)
            for line in lines[start : end - 1]
        )
        if swallowed and start != error.line:
            return (
                f"{what} Python notices it only here, but the quotes are probably missing further up: look "
                f"at the end of the text that begins in line {start}."
            )
    return what


def _brace_above(lines: Sequence[str], line: int | None) -> str | None:
    """What Python stops at is the first line of a block in braces, which it takes for a set."""
    above = [
        (number, text.strip()) for number, text in enumerate(lines[: (line or 1) - 1], 1) if text.strip()
    ]
    if not above or len(above[-1][1]) > LONGEST or not opens_a_block(without_texts(above[-1][1])):
        return None
    return f"the `{{` at the end of line {above[-1][0]} isn't right. {BRACES}"


def _sentence(error: StudentError, text: str, lines: Sequence[str]) -> str:
    if "unterminated triple-quoted" in error.message:
        return _unclosed(lines, error)
    if "Maybe you meant '=='" in error.message and re.match(r"(if|elif|while)\b", text):
        return _SINGLE
    if "unexpected indent" in error.message and (displaced := too_far_left(lines, error.line)):
        return displaced
    if found_in_text := _brace_above(lines, error.line) or habit(text) or _quotes(text, error.message):
        return found_in_text
    if "expected ':'" in error.message and len(text) <= LONGEST and without_texts(text).endswith(":"):
        return "something before the colon isn't Python. Is an operator, a bracket or a quote missing there?"
    given = len(text) > LONGEST or _SINGLE_SIGN.search(without_texts(text))
    if error.message.startswith("cannot assign to") and not given:
        return _NO_NAME  # of a `for` or `with`
    for pattern, sentence in _SENTENCES:
        if found := re.search(pattern, error.message):
            return sentence.format(**{name: word or "" for name, word in found.groupdict().items()})
    return _of_first_word(text, lines, error.line)


def _of_first_word(text: str, lines: Sequence[str], line: int | None) -> str:
    if re.match(r"(if|elif|while)\b", text) and _is_given_in_condition(text):
        return _SINGLE
    if re.match(r"(else|elif|except|finally)\b", text) and not goes_on(lines, line):
        return "there is nothing above it that it belongs to. Is it indented like its `if` or `try`?"
    return "something here isn't Python. Look at this line and at the end of the line above it."


def _is_given_in_condition(text: str) -> bool:
    """A single `=` outside of all brackets, where one may have a meaning, as in `max(x, key=len)`."""
    bare = without_texts(text) if len(text) <= LONGEST else ""
    while (fewer := re.sub(r"\([^()]*\)", "", bare)) != bare:
        bare = fewer
    bare = bare.partition(":")[0]
    return "(" not in bare and _SINGLE_SIGN.search(bare) is not None


def _quotes(text: str, message: str) -> str | None:
    """Slips with quotes for which versions of Python have different words."""
    if len(text) > LONGEST:
        return None
    ended = next((found[1] for found in _STRING.finditer(text) if found[2]), None)
    if ended is not None and _OF_QUOTES.search(message) and not re.search(r'"""|\'\'\'', text):
        other = "'" if ended[0] == '"' else '"'
        return (
            f"the text `{cut(ended)}` ends at its second quote, but more follows. If that quote belongs into "
            f"the text, begin and end the text with the other kind of quotes"
            + (f", `{other}`." if other not in text else ".")
        )
    of_braces = "f-string" in message or _OPEN_BRACE.search(message)
    if of_braces and (found := _SECOND_BRACE.search(text)):
        return (
            f"the brace of `{cut(found[1].strip())}` is opened, but not closed by `}}` before the next one."
        )
    if _OPEN_BRACE.search(message) and _OPEN_F_STRING.search(text):
        return _F_STRING.format()
    return None
