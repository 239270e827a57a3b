def backspace_compare(s: str, t: str) -> bool:
    """Whether both texts are the same once each `#` has deleted the letter before it."""
    return _typed(s) == _typed(t)


def _typed(keys: str) -> list[str]:
    text: list[str] = []
    for key in keys:
        if key != "#":
            text.append(key)
        elif text:
            text.pop()
    return text
