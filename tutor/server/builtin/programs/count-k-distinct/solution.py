def count_at_most_kinds(nums: list[int], k: int) -> int:
    """How many stretches have at most k different values."""
    counts: dict[int, int] = {}
    start = 0
    stretches = 0
    for end, num in enumerate(nums):
        counts[num] = counts.get(num, 0) + 1
        while len(counts) > k:
            counts[nums[start]] -= 1
            if counts[nums[start]] == 0:
                del counts[nums[start]]
            start += 1
        stretches += end - start + 1
    return stretches
