def longest_ones(nums: list[int], k: int) -> int:
    """The length of the longest stretch with at most k zeros."""
    zeros = 0
    start = 0
    for num in nums:
        if num == 0:
            zeros += 1
        # The window never shrinks: it slides on until it can grow beyond the best so far.
        if zeros > k:
            if nums[start] == 0:
                zeros -= 1
            start += 1
    return len(nums) - start
