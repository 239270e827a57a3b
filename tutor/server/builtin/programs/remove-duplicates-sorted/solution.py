def remove_duplicates(nums: list[int]) -> list[int]:
    """The different values of a sorted list."""
    kept: list[int] = []
    for num in nums:
        # In a sorted list a repeat can only equal the value kept last.
        if not kept or num != kept[-1]:
            kept.append(num)
    return kept
