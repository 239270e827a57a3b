def keep_two(nums: list[int]) -> list[int]:
    """A sorted list in which each value stays at most twice."""
    kept: list[int] = []
    for num in nums:
        # The value kept two places before is the same only if there are two of it already.
        if len(kept) < 2 or num != kept[-2]:
            kept.append(num)
    return kept
