def max_product(nums: list[int]) -> int:
    """The largest product of a stretch of at least one value."""
    best = nums[0]
    # Of the stretches that end at the value before.
    highest = lowest = 1
    for num in nums:
        products = (num, highest * num, lowest * num)
        highest, lowest = max(products), min(products)
        best = max(best, highest)
    return best
