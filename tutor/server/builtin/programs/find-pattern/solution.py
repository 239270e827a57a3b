def find_pattern(text: str, pattern: str) -> int:
    """Index of the first pattern in text, or -1 (Knuth, Morris and Pratt).

    After a mismatch the letters matched so far are known: borders tells how many of them can be
    kept, so the text is never read twice.
    """
    if not pattern:
        return 0
    borders = borders_of(pattern)
    matched = 0
    for i, letter in enumerate(text):
        while matched and letter != pattern[matched]:
            matched = borders[matched - 1]
        if letter == pattern[matched]:
            matched += 1
        if matched == len(pattern):
            return i - len(pattern) + 1
    return -1


def borders_of(pattern: str) -> list[int]:
    """For each prefix, the length of its longest proper prefix that is also its suffix."""
    borders = [0]
    length = 0
    for letter in pattern[1:]:
        while length and letter != pattern[length]:
            length = borders[length - 1]
        if letter == pattern[length]:
            length += 1
        borders.append(length)
    return borders
