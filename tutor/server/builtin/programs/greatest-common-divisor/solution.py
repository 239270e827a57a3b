def greatest_common_divisor(a: int, b: int) -> int:
    """The greatest common divisor of two numbers (Euclid)."""
    while b:
        a, b = b, a % b
    return a
