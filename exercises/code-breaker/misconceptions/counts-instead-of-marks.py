"""The two counts are returned, not the marks

stage: score
hint: You have counted. What remains is to write as many "+" and as many "-" as you have counted.
"""


def score(secret, guess):
    return count_matches(secret, guess)
