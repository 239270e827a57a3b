import math


def least_common_multiple(a: int, b: int) -> int:
    """The least common multiple of two positive numbers, from their greatest common divisor."""
    return a // math.gcd(a, b) * b
