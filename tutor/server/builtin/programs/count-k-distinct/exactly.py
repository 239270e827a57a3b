def count_exactly_kinds(nums: list[int], k: int) -> int:
    """How many stretches have exactly k different values."""
    # Those with at most k less those with fewer.
    return _count_within(nums, k) - _count_within(nums, k - 1)


def _count_within(nums: list[int], k: int) -> int:
    """How many stretches have at most k different values."""
    counts: dict[int, int] = {}
    start = 0
    stretches = 0
    for end, num in enumerate(nums):
        counts[num] = counts.get(num, 0) + 1
        while start <= end and len(counts) > k:
            counts[nums[start]] -= 1
            if counts[nums[start]] == 0:
                del counts[nums[start]]
            start += 1
        stretches += end - start + 1
    return stretches
