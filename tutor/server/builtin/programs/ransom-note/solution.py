from collections import Counter


def can_construct(note: str, magazine: str) -> bool:
    """Whether the letters of magazine, each used once, are enough for note."""
    return not Counter(note) - Counter(magazine)
