def count_bits_up_to(n: int) -> list[int]:
    """For every number from 0 to n, how many ones its binary form has."""
    counts = [0]
    for i in range(1, n + 1):
        # Without its lowest one, a number is smaller and has been counted.
        counts.append(counts[i & (i - 1)] + 1)
    return counts
