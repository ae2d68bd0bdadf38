"""Scoring takes pegs out of the guess

stage: objects
hint: Ask two secrets about the same guess. Which list do you change while you count?
"""


class Secret(Code):
    def score_against(self, guess):
        exact, partial = count_matches(self.pegs, guess.pegs)
        for peg in self.pegs:
            if peg in guess.pegs:
                guess.pegs.remove(peg)
        return Feedback(exact, partial)
