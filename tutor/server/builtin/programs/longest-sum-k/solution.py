def longest_with_sum(nums: list[int], k: int) -> int:
    """The length of the longest stretch with sum k; 0 if there is none."""
    first_place = {0: 0}
    total = 0
    longest = 0
    for end, num in enumerate(nums, start=1):
        total += num
        if total - k in first_place:
            longest = max(longest, end - first_place[total - k])
        first_place.setdefault(total, end)
    return longest
