def longest_two_kinds(fruits: list[int]) -> int:
    """The length of the longest stretch with at most two different values."""
    counts: dict[int, int] = {}
    longest = 0
    start = 0
    for end, fruit in enumerate(fruits):
        counts[fruit] = counts.get(fruit, 0) + 1
        while len(counts) > 2:
            counts[fruits[start]] -= 1
            if counts[fruits[start]] == 0:
                del counts[fruits[start]]
            start += 1
        longest = max(longest, end - start + 1)
    return longest
