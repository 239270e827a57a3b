from functools import reduce
from operator import xor


def single_number(nums: list[int]) -> int:
    """The one number that occurs once, when every other occurs exactly twice.

    Equal numbers cancel under exclusive or, whatever their order.
    """
    return reduce(xor, nums, 0)
