def next_permutation(nums: list[int]) -> list[int]:
    """The next arrangement in lexicographic order; after the last one comes the first."""
    i = len(nums) - 2
    while i >= 0 and nums[i] >= nums[i + 1]:
        i -= 1
    if i >= 0:
        # The end descends, so from the back the first larger value is the smallest of those.
        j = len(nums) - 1
        while nums[j] <= nums[i]:
            j -= 1
        nums[i], nums[j] = nums[j], nums[i]
    nums[i + 1 :] = reversed(nums[i + 1 :])
    return nums
