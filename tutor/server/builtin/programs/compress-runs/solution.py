from itertools import groupby


def compress_runs(text: str) -> str:
    """The text with each run as its character and, if longer than one, its length."""
    compressed = ""
    for character, run in groupby(text):
        length = len(list(run))
        compressed += character + (str(length) if length > 1 else "")
    return compressed
