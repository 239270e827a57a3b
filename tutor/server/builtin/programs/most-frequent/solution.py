from collections import Counter


def most_frequent(nums: list[int]) -> int:
    """The value that appears most often; of equally frequent ones, the smallest."""
    counts = Counter(nums)
    return min(counts, key=lambda num: (-counts[num], num))
