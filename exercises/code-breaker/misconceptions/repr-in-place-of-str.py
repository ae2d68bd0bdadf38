"""`str()` of a feedback puts quotation marks around the marks

stage: objects
hint: A text in quotation marks is how Python shows a text. Return the text itself.
"""


@dataclass(frozen=True)
class Feedback:
    exact_matches: int
    color_matches: int

    def __str__(self):
        return repr("+" * self.exact_matches + "-" * self.color_matches)
