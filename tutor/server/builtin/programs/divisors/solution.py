import math


def divisors(n: int) -> list[int]:
    """All divisors of n in ascending order: each one up to the root has a partner above it."""
    small = [divisor for divisor in range(1, math.isqrt(n) + 1) if n % divisor == 0]
    large = [n // divisor for divisor in reversed(small) if divisor * divisor < n]
    return small + large
