from itertools import groupby


def compress_if_shorter(text: str) -> str:
    """The runs as characters and lengths, or the text itself if that is no longer."""
    encoded = "".join(f"{character}{len(list(run))}" for character, run in groupby(text))
    return encoded if len(encoded) < len(text) else text
