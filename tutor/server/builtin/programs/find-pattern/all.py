def all_places(text: str, pattern: str) -> list[int]:
    """All places where pattern begins in text, also overlapping (Knuth, Morris and Pratt).

    After a mismatch the letters matched so far are known: borders tells how many of them can be
    kept, so the text is never read twice.
    """
    if not pattern:
        return []
    places = []
    borders = borders_of(pattern)
    matched = 0
    for i, letter in enumerate(text):
        while matched and letter != pattern[matched]:
            matched = borders[matched - 1]
        if letter == pattern[matched]:
            matched += 1
        if matched == len(pattern):
            places.append(i - len(pattern) + 1)
            # The next occurrence may begin within this one.
            matched = borders[matched - 1]
    return places


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
