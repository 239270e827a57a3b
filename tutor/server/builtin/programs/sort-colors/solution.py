def sort_colors(nums: list[int]) -> list[int]:
    """Sorts values 0, 1 and 2 in one pass: zeros to the front, twos to the back."""
    low, i, high = 0, 0, len(nums) - 1
    while i <= high:
        if nums[i] == 0:
            nums[i], nums[low] = nums[low], nums[i]
            low += 1
            i += 1
        elif nums[i] == 2:
            # What comes from the back has not been looked at, so i stays.
            nums[i], nums[high] = nums[high], nums[i]
            high -= 1
        else:
            i += 1
    return nums
