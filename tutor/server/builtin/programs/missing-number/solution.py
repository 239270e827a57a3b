def missing_number(nums: list[int]) -> int:
    """The number from 0 to len(nums) that the list lacks."""
    return len(nums) * (len(nums) + 1) // 2 - sum(nums)
