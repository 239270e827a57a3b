def longest_k_distinct(text: str, k: int) -> int:
    """The length of the longest stretch with at most k different characters."""
    counts: dict[str, int] = {}
    longest = 0
    start = 0
    for end, character in enumerate(text):
        counts[character] = counts.get(character, 0) + 1
        while len(counts) > k:
            counts[text[start]] -= 1
            if counts[text[start]] == 0:
                del counts[text[start]]
            start += 1
        longest = max(longest, end - start + 1)
    return longest
