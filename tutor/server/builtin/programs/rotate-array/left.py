def rotate_left(nums: list[int], k: int) -> list[int]:
    """The values moved k places to the left; those beyond the front come back at the end."""
    if not nums:
        return []
    steps = k % len(nums)
    return nums[steps:] + nums[:steps]
