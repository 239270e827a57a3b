def peak_element(nums: list[int]) -> int:
    """An index whose value is greater than both neighbors; beyond the ends everything is lower.

    Neighbors must differ. From low it goes uphill and behind high downhill, so that there is
    always a peak between them.
    """
    low, high = 0, len(nums) - 1
    while low < high:
        middle = (low + high) // 2
        if nums[middle] < nums[middle + 1]:
            low = middle + 1
        else:
            high = middle
    return low
