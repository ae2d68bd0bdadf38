"""`color_matches` counts the exact ones too

stage: objects
hint: A peg that is exact has the right colour too, and is counted already. How many are left?
"""


class Secret(Code):
    def score_against(self, guess):
        exact, partial = count_matches(self.pegs, guess.pegs)
        return Feedback(exact, exact + partial)
