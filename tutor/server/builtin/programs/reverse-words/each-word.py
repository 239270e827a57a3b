def reverse_each_word(text: str) -> str:
    """The text with the letters of each word in reverse order; the words stay in their places."""
    return " ".join(word[::-1] for word in text.split(" "))
