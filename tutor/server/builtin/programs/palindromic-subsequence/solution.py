def longest_palindrome(text: str) -> int:
    """Length of the longest palindrome that is left after deleting letters of text.

    Equal letters at both ends enclose the answer for the inside; otherwise one end goes. Starts
    are taken from the right, so that every shorter interval is known when it is needed.
    """
    n = len(text)
    # best[end] is the answer for the interval from the current start to end.
    best = [0] * n
    for start in range(n - 1, -1, -1):
        best[start] = 1
        inside = 0  # the answer for (start + 1, end - 1), kept before it is overwritten
        for end in range(start + 1, n):
            without_start = best[end]
            if text[start] == text[end]:
                best[end] = inside + 2
            else:
                best[end] = max(best[end], best[end - 1])
            inside = without_start
    return best[-1] if text else 0
