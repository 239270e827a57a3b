from collections import Counter


def are_close(word1: str, word2: str) -> bool:
    """Whether both texts have the same kinds of letters and, in any order, the same counts."""
    first, second = Counter(word1), Counter(word2)
    return first.keys() == second.keys() and sorted(first.values()) == sorted(second.values())
