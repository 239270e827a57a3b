def rotation_count(nums: list[int]) -> int:
    """By how many places an ascending list of different numbers was rotated: where it begins."""
    low, high = 0, len(nums) - 1
    while low < high:
        middle = (low + high) // 2
        if nums[middle] > nums[high]:
            low = middle + 1
        else:
            high = middle
    return low
