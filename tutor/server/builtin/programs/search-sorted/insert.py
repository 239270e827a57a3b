def insert_position(nums: list[int], target: int) -> int:
    """Where target is in the ascending nums, or where it would be inserted."""
    low, high = 0, len(nums)
    # Everything before low is smaller than the target, everything from high on is not.
    while low < high:
        middle = (low + high) // 2
        if nums[middle] < target:
            low = middle + 1
        else:
            high = middle
    return low
