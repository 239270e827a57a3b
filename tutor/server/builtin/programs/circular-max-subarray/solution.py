def max_circular(nums: list[int]) -> int:
    """The largest sum of a stretch of at least one value on a circle."""
    highest = lowest = nums[0]
    highest_here = lowest_here = 0
    for num in nums:
        highest_here = max(highest_here, 0) + num
        lowest_here = min(lowest_here, 0) + num
        highest = max(highest, highest_here)
        lowest = min(lowest, lowest_here)
    # With negative values only, the smallest sum is all of them, and nothing would be left.
    return highest if highest < 0 else max(highest, sum(nums) - lowest)
