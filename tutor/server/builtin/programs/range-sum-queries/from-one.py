from itertools import accumulate


def range_sums_from_one(nums: list[int], queries: list[list[int]]) -> list[int]:
    """The sum of each range [first, last], counted from 1: a difference of two sums."""
    sum_of_first = [0, *accumulate(nums)]
    return [sum_of_first[last] - sum_of_first[first - 1] for first, last in queries]
