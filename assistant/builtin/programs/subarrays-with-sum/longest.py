def longest_with_sum(nums: list[int], k: int) -> int:
    """Length of the longest contiguous stretch of nums that adds up to k; 0 if there is none."""
    # Where each total occurred first; the empty prefix ends before the first number.
    first_end = {0: -1}
    total = longest = 0
    for i, num in enumerate(nums):
        total += num
        if total - k in first_end:
            longest = max(longest, i - first_end[total - k])
        first_end.setdefault(total, i)
    return longest
