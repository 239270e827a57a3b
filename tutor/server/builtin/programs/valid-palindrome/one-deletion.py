def is_near_palindrome(text: str) -> bool:
    """Whether text is a palindrome once at most one of its characters is deleted."""
    left, right = 0, len(text) - 1
    while left < right and text[left] == text[right]:
        left += 1
        right -= 1
    # At the first difference one of the two has to go.
    without_left = text[left + 1 : right + 1]
    without_right = text[left:right]
    return without_left == without_left[::-1] or without_right == without_right[::-1]
