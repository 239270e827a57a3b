def trailing_zeroes(n: int) -> int:
    """How many zeros n! ends with: one for each factor 5, since there are always enough twos."""
    fives = 0
    while n:
        n //= 5
        fives += n
    return fives
