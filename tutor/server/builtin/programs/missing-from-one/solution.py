def missing_from_one(nums: list[int]) -> int:
    """The number from 1 to len(nums) + 1 that the list lacks."""
    n = len(nums) + 1
    return n * (n + 1) // 2 - sum(nums)
