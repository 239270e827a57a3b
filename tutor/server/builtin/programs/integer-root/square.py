import math


def is_perfect_square(num: int) -> bool:
    """Whether num is the square of a whole number."""
    return math.isqrt(num) ** 2 == num
