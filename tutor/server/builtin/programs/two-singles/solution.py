def two_singles(nums: list[int]) -> list[int]:
    """The two values that appear once when all others appear twice."""
    both = 0
    for num in nums:
        both ^= num
    # The lowest bit in which the two differ.
    bit = both & -both
    first = 0
    for num in nums:
        if num & bit:
            first ^= num
    return [first, both ^ first]
