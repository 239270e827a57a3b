from bisect import bisect_left, bisect_right


def count_in_sorted(nums: list[int], target: int) -> int:
    """How often target occurs in the ascending nums."""
    return bisect_right(nums, target) - bisect_left(nums, target)
