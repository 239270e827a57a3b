def find_mismatch(nums: list[int]) -> list[int]:
    """The number from 1 to n that appears twice and the one that is missing instead."""
    seen: set[int] = set()
    twice = -1
    for num in nums:
        if num in seen:
            twice = num
        seen.add(num)
    missing = 1
    while missing in seen:
        missing += 1
    return [twice, missing]
