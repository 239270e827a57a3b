import math


def is_prime(n: int) -> bool:
    """Whether n is prime: nothing up to its square root divides it."""
    return n > 1 and all(n % divisor for divisor in range(2, math.isqrt(n) + 1))
