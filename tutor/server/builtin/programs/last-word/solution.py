def last_word_length(text: str) -> int:
    """The length of the last word."""
    end = text.rstrip()
    return len(end) - 1 - end.rfind(" ")
