def reverse_vowels(text: str) -> str:
    """The text with its vowels in reverse order; everything else stays."""
    vowels = [letter for letter in text if letter in "aeiouAEIOU"]
    return "".join(vowels.pop() if letter in "aeiouAEIOU" else letter for letter in text)
