def distinct_subsequences(text: str, word: str) -> int:
    """In how many ways word is left when letters of text are deleted."""
    # ways[j] is the answer for the letters of text so far and the first j of word.
    ways = [1] + [0] * len(word)
    for letter in text:
        # Downwards, so that a letter is not used twice.
        for j in range(len(word), 0, -1):
            if word[j - 1] == letter:
                ways[j] += ways[j - 1]
    return ways[-1]
