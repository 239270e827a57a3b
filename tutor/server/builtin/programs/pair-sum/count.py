from collections import Counter


def count_pairs(nums: list[int], target: int) -> int:
    """How many pairs of numbers add up to target; equal numbers at other places count again."""
    times_seen = Counter()
    count = 0
    for num in nums:
        count += times_seen[target - num]
        times_seen[num] += 1
    return count
