def count_bits(n: int) -> int:
    """How many ones the binary form of n has."""
    count = 0
    while n:
        # Clears the lowest one.
        n &= n - 1
        count += 1
    return count
