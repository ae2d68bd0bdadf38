"""The first letters of a shuffled alphabet can be any code

stage: repeated-letters
hint: A shuffled alphabet has each letter once, so no secret can have a letter twice. In this stage that
    must be possible. And the list of letters at the top of the file is in another order after each
    secret: was that intended?
"""

letters_in_a_row = list("ABCDEF")


def create_secret():
    random.shuffle(letters_in_a_row)
    return "".join(letters_in_a_row[:CODE_LENGTH])
