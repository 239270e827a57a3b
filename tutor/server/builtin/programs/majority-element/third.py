def above_third(nums: list[int]) -> list[int]:
    """The values that make up more than a third of the list each, in ascending order."""
    counts: dict[int, int] = {}
    for num in nums:
        counts[num] = counts.get(num, 0) + 1
        # Three different values cancel each other out, so two candidates are enough.
        if len(counts) == 3:
            counts = {value: count - 1 for value, count in counts.items() if count > 1}
    return sorted(value for value in counts if nums.count(value) * 3 > len(nums))
