def palindrome_cuts(text: str) -> int:
    """The fewest cuts that leave only palindromes.

    cuts[end] is the answer for the first end letters. Palindromes grow from their middles, and
    each offers a cut before its start.
    """
    n = len(text)
    cuts = list(range(-1, n))
    for middle in range(n):
        for gap in (0, 1):
            left, right = middle, middle + gap
            while left >= 0 and right < n and text[left] == text[right]:
                cuts[right + 1] = min(cuts[right + 1], cuts[left] + 1)
                left -= 1
                right += 1
    return cuts[n]
