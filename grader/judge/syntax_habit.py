"""Lines that Python can't read because they are written as in another language, or a word is misspelt.

Only the line itself is looked at, so that the sentence is the same whatever a version of Python says of it.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable
from difflib import get_close_matches

from grader.judge.syntax_foreign import foreign
from grader.judge.wording import cut

LONGEST = 500
"""Characters of a line in which quotes are searched: the time grows with the square of its length."""
_TEXT_OR_COMMENT = re.compile(r"""\#.*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'""")
_SIGNS = {
    "&&": "and",
    "||": "or",
    "=!": "!=",
    "=<": "<=",
    "=>": ">=",
    "<>": "!=",
    "!==": "!=",
    "===": "==",
    "! =": "!=",
    "!= =": "!=",
    "== =": "==",
    "< =": "<=",
    "> =": ">=",
    "= =": "==",
}
"""Signs that no readable line has outside of texts, and what Python writes."""
_SIGN = re.compile(r"&&|\|\||[!=]==|[!=]= =|=!|=<|=>|<>|[!<>] =|(?<![-+*/%&|^@<>:])= =")
_OF_OTHERS = {
    "function": "def",
    "func": "def",
    "define": "def",
    "foreach": "for",
    "elseif": "elif",
    "elsif": "elif",
    "until": "while not",
    "catch": "except",
    "throw": "raise",
}
_ALONE = ("else", "try", "except", "finally")
"""Words that stand before a colon and nothing else."""
_FIRST_WORDS = (
    *("def", "return", "import", "from", "while", "for", "if", "elif", "class", "except", "raise", "with"),
    *("global", "else"),
)
_BETWEEN = ("for", "if", "in", "and", "or", "is", "not", "else", "as")
"""Words that may follow a name in the middle of what a line says."""


def habit(text: str) -> str | None:
    """`text` is the line without its blanks at both ends."""
    if len(text) > LONGEST:
        return None
    bare = without_texts(text)
    return next((sentence for look in _HABITS if (sentence := look(text, bare))), None)


def without_texts(text: str) -> str:
    """The line without comments, and with nothing in its quotes."""
    return _TEXT_OR_COMMENT.sub(lambda found: "" if found[0].startswith("#") else '""', text).strip()


def _copied(text: str, _: str) -> str | None:
    """What comes with lines that are copied from elsewhere."""
    if re.match(r"(<{7}|>{7}) |={7}$", text):
        return (
            "`git` has left this line here, because two versions of the file didn't fit together. One "
            "stands between `<<<<<<<` and `=======`, the other between `=======` and `>>>>>>>`. Keep one of "
            "them, and delete the other and these three lines."
        )
    if text.startswith("```"):
        return (
            "the three backticks aren't Python. They mark where code begins and ends on a web page or in a "
            "chat. Copy only the lines between them."
        )
    if text.startswith((">>>", "...")):
        return (
            "the `>>>` belongs to Python's own prompt, and what stands below it may be its answers. "
            "Copy only the code that you typed."
        )
    return None


def _condition_of_else(text: str, bare: str) -> str | None:
    if bare.startswith("else if"):
        return "Python writes `elif` for `else if`."
    if re.match(r"else(\s+[^\s:]|\().*:$", bare):
        condition = cut(re.sub(r"^else\s*", "", text))
        return f"`else` takes no condition. With a condition it is `elif`, as in `elif {condition}`"
    return None


def _other_signs(_: str, bare: str) -> str | None:
    if found := re.search(r"\w(\+\+|--)$", bare):
        count = "on, write `x += 1`" if found[1] == "++" else "down, write `x -= 1`"
        return f"Python has no `++` and `--`. To count {count}."
    if re.match(r"\w+\s*=!", bare):
        return "Python writes `not` for `!`."
    found = _SIGN.search(bare)
    if (
        found
        and found[0] == "=>"
        and not re.match(r"(?:if|elif|while|return|assert)\b(?!.*\blambda\b)", bare)
    ):
        return None  # in other languages it makes a function
    return f"Python writes `{_SIGNS[found[0]]}` for `{found[0]}`." if found else None


def _def_line(_: str, bare: str) -> str | None:
    if found := re.match(r"def\s+(\w+)\s*:", bare):
        return f"round brackets are missing after the name: `def {found[1]}():`."
    if found := re.match(r"def\s+\w+\s*\((?:\s*\w+\s*,)*\s*(\w+)\s+(\w+)\s*[,)]", bare):
        return f"a comma is missing between `{found[1]}` and `{found[2]}`."
    return None


def _pythons_own_word(_: str, bare: str) -> str | None:
    """A name that can't be one."""
    if re.match(r"return\s*=(?!=)", bare):
        return "`return` takes no `=`. Write the value right behind it, as in `return x`."
    found = re.match(r"(?:def|class)\s+(\w+)|for\s+(\w+)\s+in\b|(\w+)\s*=(?!=)", bare)
    parameters = re.match(r"def\s+\w+\s*\(([^()]*)\)", bare)
    names = [name for name in found.groups() if name] if found else []
    names += [re.split(r"[=:]", one)[0].strip() for one in parameters[1].split(",")] if parameters else []
    word = next((name for name in names if keyword.iskeyword(name) and name.islower()), None)
    return (
        f"`{word}` is a word of Python's own, so nothing else can have it as its name. Take another."
        if word
        else None
    )


def _misspelt_word(_: str, bare: str) -> str | None:
    """Two words side by side, or a word before a colon: the first must be one of Python's own."""
    found = re.match(r"(\w+)(?P<colon>:$)|(\w+)\s+(?P<next>\w+|\")", bare)
    if found is None or found["next"] in _BETWEEN or _is_prose(bare):
        return None
    word = found[1] or found[3]
    firsts = _ALONE if found["colon"] else _FIRST_WORDS
    if keyword.iskeyword(word):
        return None
    if word.lower() in firsts:
        return f"Python's word is `{word.lower()}`, in small letters: `{word}` isn't the same."
    if not found["colon"] and word in _OF_OTHERS:
        return f"Python's word is `{_OF_OTHERS[word]}`, and not `{word}`."
    meant = [one for one in firsts if one[0] == word[0] and sorted(one) == sorted(word)]
    meant += get_close_matches(word, firsts, n=1, cutoff=0.8)
    return f"Python has no word `{word}`. Is `{meant[0]}` meant?" if meant else None


def _is_prose(bare: str) -> bool:
    """Whether two words follow each other, behind the first, of which none is Python's."""
    return any(
        one.isidentifier() and other.isidentifier() and not {one, other} & set(keyword.kwlist)
        for one, other in re.findall(r"(?=\b(\w+) (\w+))", bare.partition(" ")[2])
    )


def _word_inside(_: str, bare: str) -> str | None:
    if found := re.search(r"[\w\])\"] (And|AND|Or|OR|Not|NOT|In|IN|Is|IS) [\w\[(\"]", bare):
        return f"Python's word is `{found[1].lower()}`, in small letters: `{found[1]}` isn't the same."
    return None


def _sentence_in_words(_: str, bare: str) -> str | None:
    begins = re.match(r"(\w+) \w+ \w+ \w+", bare)
    if begins and not keyword.iskeyword(begins[1]) and not bare.endswith((":", "{")) and _is_prose(bare):
        return "this line reads like a sentence. A comment begins with `#`, and a text stands in quotes."
    return None


_HABITS: tuple[Callable[[str, str], str | None], ...] = (
    _copied,
    _condition_of_else,
    foreign,
    _other_signs,
    _def_line,
    _pythons_own_word,
    _misspelt_word,
    _word_inside,
    _sentence_in_words,
)
