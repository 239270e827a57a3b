from bisect import bisect_left, bisect_right


def first_last_position(nums: list[int], target: int) -> list[int]:
    """The first and the last index of target in the ascending nums, or [-1, -1]."""
    first = bisect_left(nums, target)
    if first == len(nums) or nums[first] != target:
        return [-1, -1]
    return [first, bisect_right(nums, target) - 1]
