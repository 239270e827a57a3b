def ladder_length(begin_word: str, end_word: str, word_list: list[str]) -> int:
    """The number of words on the shortest way from begin_word to end_word, or 0.

    Each step changes one letter and leads to a word of the list. The search goes level by
    level, so the first time it meets the end is the shortest.
    """
    unused = set(word_list)
    level = [begin_word]
    length = 1
    while level:
        if end_word in level:
            return length
        following = []
        for word in level:
            for i in range(len(word)):
                for letter in "abcdefghijklmnopqrstuvwxyz":
                    changed = word[:i] + letter + word[i + 1 :]
                    if changed in unused:
                        # Longer ways may not use it again.
                        unused.remove(changed)
                        following.append(changed)
        level = following
        length += 1
    return 0
