from collections import Counter


def intersect_with_repeats(nums1: list[int], nums2: list[int]) -> list[int]:
    """The values that are in both lists, each as often as in both."""
    return list((Counter(nums1) & Counter(nums2)).elements())
