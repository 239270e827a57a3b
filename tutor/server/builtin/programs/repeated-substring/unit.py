def repeated_unit(text: str) -> str:
    """The shortest part that text is written with, repeated or not."""
    return text[: (text + text).find(text, 1)]
