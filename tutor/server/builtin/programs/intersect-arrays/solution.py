def intersect(nums1: list[int], nums2: list[int]) -> list[int]:
    """The different values that are in both lists."""
    in_first = set(nums1)
    # A dictionary keeps the order in which the values come in the second list.
    return list(dict.fromkeys(num for num in nums2 if num in in_first))
