import math


def water_jugs(x: int, y: int, target: int) -> bool:
    """Whether jugs for x and y liters can hold target liters together.

    Filling, emptying and pouring reach exactly the multiples of the greatest common divisor.
    """
    return target <= x + y and (target == 0 or target % math.gcd(x, y) == 0)
