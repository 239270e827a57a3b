def equal_partition(nums: list[int]) -> bool:
    """Whether nums (not negative) can be split into two groups of equal sum."""
    half, rest = divmod(sum(nums), 2)
    if rest:
        return False
    # Bit s is set when some of the numbers so far add up to s.
    reachable = 1
    for num in nums:
        reachable |= reachable << num
    return bool(reachable >> half & 1)
