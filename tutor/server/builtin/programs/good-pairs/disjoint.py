from collections import Counter


def count_disjoint_pairs(nums: list[int]) -> int:
    """How many pairs of equal values can be formed when each value is in one pair only."""
    return sum(count // 2 for count in Counter(nums).values())
