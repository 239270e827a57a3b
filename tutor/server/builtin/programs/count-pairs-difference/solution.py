from collections import Counter


def count_pairs(nums: list[int], k: int) -> int:
    """How many pairs of places hold values that differ by exactly k."""
    seen: Counter = Counter()
    pairs = 0
    for num in nums:
        pairs += seen[num - k]
        # With a difference of 0 both partners are the same.
        if k != 0:
            pairs += seen[num + k]
        seen[num] += 1
    return pairs
