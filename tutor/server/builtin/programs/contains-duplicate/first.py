def first_repeated(nums: list[int]) -> int:
    """The value whose second appearance comes first; -1 if all are different."""
    seen: set[int] = set()
    for num in nums:
        if num in seen:
            return num
        seen.add(num)
    return -1
