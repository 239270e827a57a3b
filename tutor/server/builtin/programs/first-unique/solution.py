from collections import Counter


def first_unique(text: str) -> int:
    """The index of the first character that appears only once; -1 if there is none."""
    counts = Counter(text)
    for i, character in enumerate(text):
        if counts[character] == 1:
            return i
    return -1
