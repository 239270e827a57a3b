def pair_values(nums: list[int], target: int) -> list[int]:
    """Two numbers that add up to target, or none."""
    seen = set()
    for num in nums:
        if target - num in seen:
            return [target - num, num]
        seen.add(num)
    return []
