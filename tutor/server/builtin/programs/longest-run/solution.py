from itertools import groupby


def longest_run(text: str) -> int:
    """The length of the longest run of equal characters."""
    return max((len(list(run)) for _, run in groupby(text)), default=0)
