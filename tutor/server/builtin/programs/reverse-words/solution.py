def reverse_words(text: str) -> str:
    """The words of a text in reverse order, with one blank between them."""
    return " ".join(reversed(text.split()))
