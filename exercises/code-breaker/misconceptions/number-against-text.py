r"""A number or True can be compared with a digit of a text

stage: score
borrow: number-against-text
hint: Your program never finds anything equal, not even if secret and guess are the same. Look at each
    `==`: what is on its left side, what on its right? 1 is never equal to "1".
only-if: \] == (True|\d+)\b|\b(True|\d+) == \w+\[|\) == (\'True\'|True\b)|\bint\(.*\) ==
"""
