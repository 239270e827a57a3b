def longest_k_kinds(nums: list[int], k: int) -> int:
    """The length of the longest stretch with at most k different values."""
    counts: dict[int, int] = {}
    start = longest = 0
    for end, num in enumerate(nums):
        counts[num] = counts.get(num, 0) + 1
        while len(counts) > k:
            counts[nums[start]] -= 1
            if counts[nums[start]] == 0:
                del counts[nums[start]]
            start += 1
        longest = max(longest, end - start + 1)
    return longest
