from itertools import accumulate


def range_sums(nums: list[int], queries: list[list[int]]) -> list[int]:
    """The sum of each range [first, last], counted from 0: a difference of two sums."""
    sum_of_first = [0, *accumulate(nums)]
    return [sum_of_first[last + 1] - sum_of_first[first] for first, last in queries]
