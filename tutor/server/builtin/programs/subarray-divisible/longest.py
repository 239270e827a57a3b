def longest_divisible(nums: list[int], k: int) -> int:
    """The length of the longest stretch with a sum that is divisible by k; 0 if there is none."""
    first_end = {0: 0}
    remainder = 0
    longest = 0
    for end, num in enumerate(nums, start=1):
        remainder = (remainder + num) % k
        longest = max(longest, end - first_end.setdefault(remainder, end))
    return longest
