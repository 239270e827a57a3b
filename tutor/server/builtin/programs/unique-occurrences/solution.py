from collections import Counter


def has_unique_counts(nums: list[int]) -> bool:
    """Whether no two values appear equally often."""
    counts = Counter(nums)
    return len(set(counts.values())) == len(counts)
