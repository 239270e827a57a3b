from itertools import accumulate


def fewest_increases(nums: list[int]) -> int:
    """How many increases by one leave no value below the one before it."""
    return sum(accumulate(nums, max)) - sum(nums)
