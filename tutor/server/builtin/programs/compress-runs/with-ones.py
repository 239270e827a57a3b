from itertools import groupby


def encode_runs(text: str) -> str:
    """The text with each run as its character and its length, also for single characters."""
    return "".join(f"{character}{len(list(run))}" for character, run in groupby(text))
