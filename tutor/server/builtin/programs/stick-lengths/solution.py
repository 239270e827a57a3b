def equalize_cost(nums: list[int]) -> int:
    """The lowest sum of changes that makes all values equal: to their median."""
    median = sorted(nums)[len(nums) // 2]
    return sum(abs(num - median) for num in nums)
