def word_break_ways(text: str, words: list[str]) -> int:
    """In how many ways text can be cut into words of the dictionary."""
    # ways[end] is the answer for the first end letters; the last word may be any that ends there.
    ways = [1] + [0] * len(text)
    dictionary = set(words) - {""}
    for end in range(1, len(text) + 1):
        for word in dictionary:
            start = end - len(word)
            if start >= 0 and text.startswith(word, start):
                ways[end] += ways[start]
    return ways[-1]
