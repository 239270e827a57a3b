def contains_duplicate(nums: list[int]) -> bool:
    """Whether some value appears at least twice."""
    seen: set[int] = set()
    for num in nums:
        if num in seen:
            return True
        seen.add(num)
    return False
