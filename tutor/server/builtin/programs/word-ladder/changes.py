def ladder_changes(begin_word: str, end_word: str, word_list: list[str]) -> int:
    """The fewest changes of one letter that lead from begin_word to end_word, or -1.

    Each change leads to a word of the list. The search goes level by level, so the first time
    it meets the end is the shortest.
    """
    letters = sorted(set("".join(word_list)))
    unused = set(word_list)
    level = [begin_word]
    changes = 0
    while level:
        if end_word in level:
            return changes
        following = []
        for word in level:
            for i in range(len(word)):
                for letter in letters:
                    changed = word[:i] + letter + word[i + 1 :]
                    if changed in unused:
                        # Longer ways may not use it again.
                        unused.remove(changed)
                        following.append(changed)
        level = following
        changes += 1
    return -1
