"""Code Breaker. Type `grade` in this folder to see how far you are."""


def score(secret, guess):
    """Compare the guess with the secret and return "+" for each exact match, then "-" for each partial one."""
    # Your code comes here. As long as nothing is returned, Python returns None.


if __name__ == "__main__":
    print(score("1234", "1243"))  # prints ++-- once your code is right
