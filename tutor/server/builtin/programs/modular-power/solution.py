def modular_power(base: int, exponent: int, modulus: int) -> int:
    """base to the power of exponent, modulo modulus: one step per bit of the exponent."""
    square = base % modulus
    result = 1 % modulus
    while exponent > 0:
        if exponent % 2 == 1:
            result = result * square % modulus
        square = square * square % modulus
        exponent //= 2
    return result
