"""Once the exact ones are gone, each other digit counts if it is in the rest of the secret

stage: duplicates
borrow: rest-not-used-up
hint: To take out first what is exact is half of the way. With the secret 1123 and the guess 2241 the rest
    of the guess has two 2s and the rest of the secret only one. What should happen to a digit of the rest
    once it has found its partner?
"""
