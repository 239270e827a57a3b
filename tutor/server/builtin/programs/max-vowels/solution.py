def max_vowels(text: str, k: int) -> int:
    """The largest number of vowels in k letters in a row."""
    vowels = best = 0
    for i, letter in enumerate(text):
        vowels += letter in "aeiouAEIOU"
        if i >= k:
            vowels -= text[i - k] in "aeiouAEIOU"
        best = max(best, vowels)
    return best
