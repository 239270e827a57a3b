from collections import Counter


def anagram_deletions(s: str, t: str) -> int:
    """The fewest letters to delete from both texts together so that anagrams remain."""
    surplus = Counter(s)
    surplus.subtract(Counter(t))
    # Whatever one text has more of than the other has to go.
    return sum(abs(count) for count in surplus.values())
