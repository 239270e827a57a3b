from collections import Counter


def count_different_pairs(nums: list[int], k: int) -> int:
    """How many different pairs of values differ by exactly k."""
    counts = Counter(nums)
    # Each pair is found from its lower value; equal ones need two of it.
    return sum(count > 1 if k == 0 else num + k in counts for num, count in counts.items())
