def reverse_bits(n: int) -> int:
    """The number whose 32 bits are those of n in reverse order."""
    reversed_bits = 0
    for bit in range(32):
        reversed_bits = reversed_bits << 1 | n >> bit & 1
    return reversed_bits
