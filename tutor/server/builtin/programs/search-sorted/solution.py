from bisect import bisect_left


def search_sorted(nums: list[int], target: int) -> int:
    """Index of the first target in the ascending nums, or -1.

    bisect_left halves the range until everything before the index is smaller than target and
    everything from it on is not.
    """
    index = bisect_left(nums, target)
    return index if index < len(nums) and nums[index] == target else -1
