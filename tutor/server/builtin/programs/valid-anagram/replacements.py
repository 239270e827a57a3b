from collections import Counter


def anagram_replacements(s: str, t: str) -> int:
    """The fewest letters of t to replace so that it becomes an anagram of s, equally long."""
    # Each letter that is short takes the place of one that is too many.
    return sum((Counter(s) - Counter(t)).values())
