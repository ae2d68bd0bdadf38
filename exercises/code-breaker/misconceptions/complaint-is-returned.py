"""The complaint is returned, not raised

stage: validation
hint: `return` hands a text to whoever called the function, who may not even look at it. `raise` is another
    word.
"""


def validate(code):
    if not isinstance(code, str):
        return "a code is a text"
    if len(code) != CODE_LENGTH:
        return f"a code has {CODE_LENGTH} digits"
    for digit in code:
        if digit not in allowed_digits():
            return f"the digits go from 1 to {HIGHEST_DIGIT}"
    return None
