def hamming_distance(x: int, y: int) -> int:
    """In how many bits x and y differ."""
    return bin(x ^ y).count("1")
