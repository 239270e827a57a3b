def max_window_sum(nums: list[int], k: int) -> int:
    """The largest sum of k neighboring values."""
    window = sum(nums[:k])
    best = window
    for i in range(k, len(nums)):
        window += nums[i] - nums[i - k]
        best = max(best, window)
    return best
