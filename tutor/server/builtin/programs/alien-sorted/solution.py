def is_alien_sorted(words: list[str], order: str) -> bool:
    """Whether the words are sorted when order is the alphabet.

    The first letters in which two neighboring words differ decide; a word comes before its
    extensions.
    """
    rank = {letter: i for i, letter in enumerate(order)}
    ranked = [[rank[letter] for letter in word] for word in words]
    return all(a <= b for a, b in zip(ranked, ranked[1:]))
