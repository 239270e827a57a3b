def power_modulo_prime(base: int, exponent: int) -> int:
    """base to the power of exponent, modulo 1,000,000,007."""
    return pow(base, exponent, 1_000_000_007)
