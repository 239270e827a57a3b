def max_consecutive_ones(nums: list[int]) -> int:
    """The length of the longest run of ones."""
    longest = length = 0
    for num in nums:
        length = length + 1 if num == 1 else 0
        longest = max(longest, length)
    return longest
