import math


def perfect_squares(n: int) -> int:
    """The fewest square numbers that add up to n: the last one leaves a smaller number."""
    fewest = [0]
    for total in range(1, n + 1):
        roots = range(1, math.isqrt(total) + 1)
        fewest.append(1 + min(fewest[total - root * root] for root in roots))
    return fewest[n]
