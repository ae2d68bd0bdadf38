"""`randrange` reaches its end

stage: no-repeats
hint: Draw a thousand secrets and look for the letter F. `random.randrange(5)` ends before 5, just as
    `range(5)` does, and a text of six letters has the places 0 to 5. Which letter is at the place that
    is never drawn?
"""


def create_secret():
    secret = ""
    for _ in range(CODE_LENGTH):
        secret += LETTERS[random.randrange(len(LETTERS) - 1)]
    return secret
