"""Each pair of equal digits counts

stage: duplicates
borrow: every-equal-pair
hint: Two loops, one inside the other, meet each digit of the guess with each digit of the secret. With the
    secret 1123 and the guess 1145, how many times do they meet a 1 with a 1? Yet there are only two 1s in
    the guess.
"""
