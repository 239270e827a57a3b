def longest_balanced(nums: list[int]) -> int:
    """The length of the longest stretch with as many zeros as ones."""
    first_place = {0: 0}
    lead = 0
    longest = 0
    for end, num in enumerate(nums, start=1):
        lead += 1 if num == 1 else -1
        longest = max(longest, end - first_place.setdefault(lead, end))
    return longest
