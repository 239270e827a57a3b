def longest_palindrome_substring(text: str) -> str:
    """The first of the longest palindromes: each grows from its middle, a letter or a gap."""
    best = ""
    for middle in range(len(text)):
        for gap in (0, 1):
            left, right = middle, middle + gap
            while left >= 0 and right < len(text) and text[left] == text[right]:
                left -= 1
                right += 1
            # Both ends have gone one step too far.
            if right - left - 1 > len(best):
                best = text[left + 1 : right]
    return best
