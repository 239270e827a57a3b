def repeated_substring(text: str) -> bool:
    """Whether text is a shorter text written several times.

    Written twice, it can be found again before its second copy exactly when it repeats a part.
    """
    return (text + text).find(text, 1) < len(text)
