def text_permutations(text: str) -> list[str]:
    """All different orders of the letters, alphabetically.

    Each step makes the smallest order that is greater: it raises the last letter that can be
    raised by one behind it, and turns the falling rest around.
    """
    letters = sorted(text)
    found = []
    while True:
        found.append("".join(letters))
        at = len(letters) - 2
        while at >= 0 and letters[at] >= letters[at + 1]:
            at -= 1
        if at < 0:
            return found
        other = len(letters) - 1
        while letters[other] <= letters[at]:
            other -= 1
        letters[at], letters[other] = letters[other], letters[at]
        letters[at + 1 :] = letters[: at : -1]
