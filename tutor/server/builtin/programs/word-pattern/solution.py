def follows_pattern(pattern: str, text: str) -> bool:
    """Whether words and letters of the pattern correspond one to one."""
    words = text.split(" ")
    if len(words) != len(pattern):
        return False
    word_of: dict[str, str] = {}
    letter_of: dict[str, str] = {}
    for letter, word in zip(pattern, words):
        if word_of.setdefault(letter, word) != word or letter_of.setdefault(word, letter) != letter:
            return False
    return True
