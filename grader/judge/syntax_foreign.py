"""Lines as other languages have them: blocks in braces, `for` with three parts, variables with their types.

Each looks at the line without its texts and comments, and says nothing that isn't sure from that line alone.
"""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Callable

from grader.judge.wording import cut

_TYPES = r"(?:int|float|double|char|bool|boolean|str|string|String|var|let|const|auto|final)"
_BLOCKS = r"(?:if|elif|else|while|for|def|class|try|except|finally|do)\b"
_BEFORE_A_VALUE = r"(?:\b(?:in|and|or|not|is|return|yield|if|else|while|elif)|[=(\[{,:+<>*&|^-])"
_PIECE = r"[^\s?:()]+(?:\([^\s?:()]*\))?"
"""A part of `a ? b : c`. With blanks in it, it may be a text without its quotes."""
BRACES = (
    "Python has no braces around a block. The line before the block ends with a colon `:`, and the lines of "
    "the block begin 4 blanks further in."
)


def foreign(text: str, bare: str) -> str | None:
    return next((sentence for look in _FOREIGN if (sentence := look(text, bare))), None)


def opens_a_block(bare: str) -> bool:
    """`if (x) {`, where what follows the brace is on the next lines."""
    if not re.match(rf"(?:\}}\s*)?{_BLOCKS}.*\{{$", bare):
        return False
    before = bare[:-1].rstrip()
    alone = re.fullmatch(r"(?:\}\s*)?(?:else|try|finally|do)", before)
    return bool(alone) or re.search(rf"{_BEFORE_A_VALUE}$", before) is None


def _for(text: str, bare: str) -> str | None:
    example = "as in `for i in range(4):`"
    if re.match(r"for\s*\(.*;.*;", bare):
        return f"a `for` in Python has no three parts. It goes through values, {example}."
    if re.match(r"for\s+\w+\s*=(?!=)", bare):
        return f"behind `for` comes a name and then `in`, {example}."
    if found := re.match(r"for\s*\((\s*\w[\w\s,]*\bin\b.*)\)\s*:?\s*\{?$", text):
        return f"there are no round brackets around what `for` goes through: `for {cut(found[1].strip())}:`."
    if found := re.match(r"for\b.*\bin range (\w+)\s*:?$", bare):
        return f"`range` needs round brackets: `range({found[1]})`."
    return None


def _braces(_: str, bare: str) -> str | None:
    return BRACES if opens_a_block(bare) else None


def _types(_: str, bare: str) -> str | None:
    declared = rf"(?:public |private |static )*({_TYPES})\s+([^\W\d]\w*)\s*(=(?!=)|;?$)"
    found = re.match(declared, bare)
    if found and (found[3] or found[1] not in ("auto", "final", "let")):  # else it may be two English words
        return f"Python has no `{found[1]}` before a variable. Write only `{found[2]} = …`."
    kinds = rf"({_TYPES}|list|tuple|dict|set)"
    if found := re.match(rf"def\s+\w+\s*\((?:[^()]*?,)??\s*{kinds}\s+([^\W\d]\w*)\s*[,)=]", bare):
        return f"Python has no `{found[1]}` before a parameter. Write only `{found[2]}`."
    return None


def _comments(_: str, bare: str) -> str | None:
    behind = re.search(r"\s//\s*([A-Za-z]+) ([A-Za-z]+)", bare)
    if behind and any(keyword.iskeyword(word) or hasattr(builtins, word) for word in behind.groups()):
        behind = None
    if behind and bare[: behind.start()].count("(") > bare[: behind.start()].count(")"):
        behind = None  # it may be a division
    return "a comment begins with `#` in Python." if behind or bare.startswith(("//", "/*")) else None


def _words(_: str, bare: str) -> str | None:
    if re.match(r"(?:\}\s*)?catch\b\s*(?:\(.*\)|[A-Z].*)?\s*[:{]$", bare):
        return "Python's word is `except`, and not `catch`."
    if re.match(r"switch\b\s*(?:\(.*\)\s*[:{]|\w+\s*[:{]?)$", bare):
        return "Python has no `switch`. Use `if`, and `elif` for each further possibility."
    if found := re.search(r"(?:^|[=(,]\s*|\breturn )new\s+([A-Z]\w*)\s*\(", bare):
        return f"Python has no `new`. Write only `{found[1]}(…)`."
    found = re.match(r"(?:if|elif|while|for)\b.*?(\w+|[])\"])\s+(then|do)\s*:?$", bare)
    if found and not (keyword.iskeyword(found[1]) and found[1].islower()):  # behind `and` it is a name
        return f"Python has no `{found[2]}`. Such a line ends with a colon `:`."
    return None


def _signs(_: str, bare: str) -> str | None:
    if re.search(r"(?:\b(?:if|elif|while|and|or|not|return)\b\s*|\(\s*|=\s+)!\s*[\w(]", bare):
        return "Python writes `not` for `!`."
    if re.search(rf"(?:\s\?\s+|\S\?){_PIECE}\s*:\s*{_PIECE}\s*[);]*$", bare):  # a question is `it? No`
        return "Python has no `? :`. Write `a if condition else b`."
    if re.match(r"[^\W\d]\w*\s*(?:=:|:=)", bare):
        return "to give a value to a name, write a single `=`."
    if found := re.match(r"([^\W\d]\w*(?:-[^\W\d]\w*)+)\s*=(?!=)", bare):
        return f"a name can't have a `-` in it. With `_` it can: `{found[1].replace('-', '_')}`."
    return None


def _brackets(_: str, bare: str) -> str | None:
    if found := re.match(r"raise\s+(\w+)\s*:?\s*[fF]?\"\"$", bare):
        return f'the text stands in round brackets: `raise {found[1]}("…")`.'
    if re.search(r"\binput\s+[fF]?\"\"", bare):
        return "`input` needs round brackets: `input(…)`."
    return None


_FOREIGN: tuple[Callable[[str, str], str | None], ...] = (
    _for,
    _words,
    _braces,
    _types,
    _comments,
    _signs,
    _brackets,
)
