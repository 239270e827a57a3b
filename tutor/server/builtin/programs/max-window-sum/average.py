def max_average(nums: list[int], k: int) -> float:
    """The largest average of k neighboring values."""
    window = sum(nums[:k])
    best = window
    for i in range(k, len(nums)):
        window += nums[i] - nums[i - k]
        best = max(best, window)
    # All windows are equally long, so the largest sum has the largest average.
    return best / k
