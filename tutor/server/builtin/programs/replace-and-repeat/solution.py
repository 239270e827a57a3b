def character_replacement(text: str, k: int) -> int:
    """The length of the longest stretch that is one character throughout after k replacements."""
    counts: dict[str, int] = {}
    highest = 0
    start = 0
    for end, character in enumerate(text):
        counts[character] = counts.get(character, 0) + 1
        highest = max(highest, counts[character])
        # The window never shrinks: only a higher count can make a longer one worth having.
        if end - start + 1 - highest > k:
            counts[text[start]] -= 1
            start += 1
    return len(text) - start
