def rotate_right(nums: list[int], k: int) -> list[int]:
    """The values moved k places to the right; those beyond the end come back at the front."""
    if not nums:
        return []
    # Once around changes nothing.
    split = len(nums) - k % len(nums)
    return nums[split:] + nums[:split]
