def max_subarray(nums: list[int]) -> int:
    """The largest sum of a stretch of at least one value."""
    best = nums[0]
    ending_here = 0
    for num in nums:
        # Going on with a stretch below zero would only lose.
        ending_here = max(ending_here, 0) + num
        best = max(best, ending_here)
    return best
