def longest_stretch(text: str) -> str:
    """The first longest stretch of the text without a repeated character.

    The window never holds a repeat: when its end brings one, its start jumps behind the earlier
    copy.
    """
    last_seen: dict[str, int] = {}
    start = 0
    best = ""
    for end, letter in enumerate(text):
        start = max(start, last_seen.get(letter, -1) + 1)
        last_seen[letter] = end
        if end - start + 1 > len(best):
            best = text[start : end + 1]
    return best
