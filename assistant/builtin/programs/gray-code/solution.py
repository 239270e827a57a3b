def gray_code(n: int) -> list[int]:
    """All numbers of n bits, each differing from the one before it in a single bit."""
    return [i ^ i >> 1 for i in range(2**n)]
