"""`exact_matches` and `color_matches` have changed places

stage: objects
hint: In which order does your Feedback take its two counts, and in which order do you hand them over?
"""


@dataclass(frozen=True)
class Feedback:
    color_matches: int
    exact_matches: int

    def __str__(self):
        return "+" * self.exact_matches + "-" * self.color_matches
