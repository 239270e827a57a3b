def smallest_difference(nums: list[int]) -> int:
    """The smallest difference between the sums of two groups that nums split into."""
    total = sum(nums)
    # Bit s is set when some of the numbers so far add up to s.
    reachable = 1
    for num in nums:
        reachable |= reachable << num
    # The lighter group comes as close to half as it can.
    lighter = next(s for s in range(total // 2, -1, -1) if reachable >> s & 1)
    return total - 2 * lighter
