def keep_singles(nums: list[int]) -> list[int]:
    """The values of a sorted list that appear exactly once."""
    return [
        num
        for i, num in enumerate(nums)
        if (i == 0 or num != nums[i - 1]) and (i + 1 == len(nums) or num != nums[i + 1])
    ]
