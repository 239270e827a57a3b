def count_palindromes(text: str) -> int:
    """How many pieces of text are palindromes; equal pieces in other places count again."""
    count = 0
    for middle in range(len(text)):
        for gap in (0, 1):
            left, right = middle, middle + gap
            while left >= 0 and right < len(text) and text[left] == text[right]:
                count += 1
                left -= 1
                right += 1
    return count
