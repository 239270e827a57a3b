def only_in_first(nums1: list[int], nums2: list[int]) -> list[int]:
    """The different values of the first list that the second lacks."""
    in_second = set(nums2)
    return list(dict.fromkeys(num for num in nums1 if num not in in_second))
