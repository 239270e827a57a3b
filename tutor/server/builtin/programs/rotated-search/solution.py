def rotated_search(nums: list[int], target: int) -> int:
    """Index of target in an ascending list of different numbers that was rotated, or -1.

    From low to middle or from middle to high everything is in order: the ends of that half tell
    whether target is in it.
    """
    low, high = 0, len(nums) - 1
    while low <= high:
        middle = (low + high) // 2
        if nums[middle] == target:
            return middle
        if nums[low] <= nums[middle]:
            if nums[low] <= target < nums[middle]:
                high = middle - 1
            else:
                low = middle + 1
        elif nums[middle] < target <= nums[high]:
            low = middle + 1
        else:
            high = middle - 1
    return -1
