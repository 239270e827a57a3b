def is_power_of_two(n: int) -> bool:
    """Whether n is a power of two."""
    # Clears the lowest one, which has to be the only one.
    return n > 0 and n & (n - 1) == 0
