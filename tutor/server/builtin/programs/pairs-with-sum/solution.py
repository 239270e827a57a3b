from collections import Counter


def max_pairs(nums: list[int], k: int) -> int:
    """How many pairs with sum k can be taken out at most, each value once."""
    waiting: Counter = Counter()
    pairs = 0
    for num in nums:
        if waiting[k - num] > 0:
            waiting[k - num] -= 1
            pairs += 1
        else:
            waiting[num] += 1
    return pairs
