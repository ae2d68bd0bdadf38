"""Scoring takes pegs out of the secret

stage: objects
hint: Ask the same secret twice about the same guess. Which list do you change while you count?
"""


class Secret(Code):
    def score_against(self, guess):
        exact, partial = count_matches(self.pegs, guess.pegs)
        for peg in guess.pegs:
            if peg in self.pegs:
                self.pegs.remove(peg)
        return Feedback(exact, partial)
