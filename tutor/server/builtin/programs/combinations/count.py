import math


def count_combinations(n: int, k: int) -> int:
    """In how many ways k of n things can be chosen."""
    return math.comb(n, k)
