from itertools import groupby


def count_and_say(n: int) -> str:
    """The n-th term of 1, 11, 21, 1211, …: each says the runs of the one before it."""
    term = "1"
    for _ in range(n - 1):
        term = "".join(f"{len(list(run))}{digit}" for digit, run in groupby(term))
    return term
