def longest_consecutive(nums: list[int]) -> int:
    """The length of the longest run of consecutive numbers, wherever in the list they stand."""
    known = set(nums)
    longest = 0
    for start in known:
        # Runs are followed from their first number only, so the loops take linear time together.
        if start - 1 in known:
            continue
        end = start
        while end + 1 in known:
            end += 1
        longest = max(longest, end - start + 1)
    return longest
