def duplicates(nums: list[int]) -> list[int]:
    """The values that appear more than once, each once, in the order in which they repeat."""
    counts: dict[int, int] = {}
    repeated = []
    for num in nums:
        counts[num] = counts.get(num, 0) + 1
        if counts[num] == 2:
            repeated.append(num)
    return repeated
