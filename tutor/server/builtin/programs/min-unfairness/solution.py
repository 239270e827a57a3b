def min_unfairness(nums: list[int], k: int) -> int:
    """The smallest difference between the largest and the smallest of k chosen values."""
    values = sorted(nums)
    return min(high - low for low, high in zip(values, values[k - 1 :]))
