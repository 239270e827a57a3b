from collections import Counter


def count_equal_pairs(nums: list[int]) -> int:
    """How many pairs of places hold equal values."""
    return sum(count * (count - 1) // 2 for count in Counter(nums).values())
