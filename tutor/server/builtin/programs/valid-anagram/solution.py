from collections import Counter


def is_anagram(s: str, t: str) -> bool:
    """Whether both texts have the same letters equally often."""
    return Counter(s) == Counter(t)
