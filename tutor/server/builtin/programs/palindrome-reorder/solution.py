from collections import Counter


def palindrome_of(text: str) -> str:
    """The letters of text in the order of a palindrome, or NO SOLUTION."""
    counts = sorted(Counter(text).items())
    half = "".join(letter * (count // 2) for letter, count in counts)
    middle = "".join(letter for letter, count in counts if count % 2 == 1)
    return half + middle + half[::-1] if len(middle) <= 1 else "NO SOLUTION"
