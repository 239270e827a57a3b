def has_increasing_triplet(nums: list[int]) -> bool:
    """Whether three values, one after the other though not side by side, rise."""
    first = second = float("inf")
    for num in nums:
        if num <= first:
            first = num
        elif num <= second:
            second = num
        else:
            return True
    return False
