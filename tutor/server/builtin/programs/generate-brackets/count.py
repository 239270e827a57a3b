import math


def count_brackets(n: int) -> int:
    """How many balanced texts n pairs of brackets make: the n-th Catalan number."""
    return math.comb(2 * n, n) // (n + 1)
