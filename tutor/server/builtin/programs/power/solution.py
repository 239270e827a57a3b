def power(x: float, n: int) -> float:
    """x to the power of n, which may be negative: one step per bit of the exponent."""
    base = 1 / x if n < 0 else x
    rest = abs(n)
    result = 1.0
    while rest > 0:
        if rest % 2 == 1:
            result *= base
        base *= base
        rest //= 2
    return result
