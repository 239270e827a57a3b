def longest_distinct(text: str) -> int:
    """Length of the longest stretch of text without a repeated character.

    The window [start, end] never holds a repeat: when end brings one, start jumps behind the
    earlier copy. Both ends only move right, so the work is linear.
    """
    last_seen: dict[str, int] = {}
    start = best = 0
    for end, character in enumerate(text):
        # A copy before start is outside the window and does no harm.
        if last_seen.get(character, -1) >= start:
            start = last_seen[character] + 1
        last_seen[character] = end
        best = max(best, end - start + 1)
    return best
