import random

secret = "".join(random.sample("ABCDEF", 4))
for attempt in range(10):
    guess = input("Your guess? ").upper()
    if guess == secret:
        print("Right, it was", secret)
        break
