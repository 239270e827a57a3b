def min_subarray_length(target: int, nums: list[int]) -> int:
    """The length of the shortest stretch of positive values with a sum of at least target; else 0."""
    shortest = len(nums) + 1
    total = 0
    start = 0
    for end, num in enumerate(nums):
        total += num
        while start <= end and total >= target:
            shortest = min(shortest, end - start + 1)
            total -= nums[start]
            start += 1
    return shortest if shortest <= len(nums) else 0
