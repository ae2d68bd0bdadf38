"""Sorted, equal digits stand side by side

stage: score
borrow: sorted-slot-by-slot
hint: Write the secret 1234 and the guess 2345 below each other, each sorted. They share three digits, but
    at how many places do they agree? Look for partners without asking where they stand.
"""
