from collections import Counter


def first_unique_character(text: str) -> str:
    """The first character that appears only once; empty if there is none."""
    counts = Counter(text)
    return next((character for character in text if counts[character] == 1), "")
