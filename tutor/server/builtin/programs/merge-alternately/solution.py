from itertools import zip_longest


def merge_alternately(word1: str, word2: str) -> str:
    """The letters of both words in turn, then the rest of the longer one."""
    return "".join(a + b for a, b in zip_longest(word1, word2, fillvalue=""))
