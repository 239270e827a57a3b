def palindrome_insertions(text: str) -> int:
    """The fewest letters to insert, or as well to delete, that turn text into a palindrome."""
    # fewest[end] is the answer for the interval from the current start to end.
    fewest = [0] * len(text)
    for start in range(len(text) - 1, -1, -1):
        # The answer for (start + 1, end - 1), kept before it is overwritten.
        inside = 0
        for end in range(start + 1, len(text)):
            without_start = fewest[end]
            if text[start] == text[end]:
                fewest[end] = inside
            else:
                fewest[end] = 1 + min(fewest[end], fewest[end - 1])
            inside = without_start
        fewest[start] = 0
    return fewest[-1] if text else 0
