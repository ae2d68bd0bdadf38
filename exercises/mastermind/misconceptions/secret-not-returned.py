"""A function hands back what it has put together last

stage: no-repeats
hint: `create_secret` puts the code together and then ends. What a function has in its variables is gone
    when it ends, unless it hands it to the caller. Which word does that?
"""


def create_secret():
    secret = ""
    for _ in range(CODE_LENGTH):
        secret += random.choice(LETTERS)
