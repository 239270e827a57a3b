def word_break(text: str, words: list[str]) -> bool:
    """Whether text can be cut into words of the dictionary, each usable any number of times.

    can_cut[end] says so for the first end letters: some word ends there and what is before it can
    be cut as well.
    """
    dictionary = set(words)
    max_length = max((len(word) for word in words), default=0)
    can_cut = [True]
    for end in range(1, len(text) + 1):
        starts = range(max(0, end - max_length), end)
        can_cut.append(any(can_cut[start] and text[start:end] in dictionary for start in starts))
    return can_cut[-1]
