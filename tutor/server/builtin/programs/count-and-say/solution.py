from itertools import groupby


def count_and_say(n: int) -> str:
    """The n-th text of the count-and-say sequence: each one tells the runs of the one before."""
    text = "1"
    for _ in range(n - 1):
        text = "".join(f"{len(list(run))}{digit}" for digit, run in groupby(text))
    return text
