from collections import Counter


def can_be_palindrome(text: str) -> bool:
    """Whether the letters of text can be put in the order of a palindrome."""
    return sum(count % 2 for count in Counter(text).values()) <= 1
