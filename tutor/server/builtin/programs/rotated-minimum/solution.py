def rotated_minimum(nums: list[int]) -> int:
    """The smallest value of an ascending list that was rotated."""
    low, high = 0, len(nums) - 1
    # The smallest value is always between low and high.
    while low < high:
        middle = (low + high) // 2
        if nums[middle] > nums[high]:
            low = middle + 1
        elif nums[middle] < nums[high]:
            high = middle
        else:
            # Of two equal values one can go, though it does not tell on which side to look.
            high -= 1
    return nums[low]
