def phone_letters(digits: str) -> list[str]:
    """All letter combinations that digits (2 to 9) can stand for on a phone keypad."""
    keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    if not digits:
        return []
    texts = [""]
    for digit in digits:
        texts = [text + letter for text in texts for letter in keys[int(digit) - 2]]
    return texts
