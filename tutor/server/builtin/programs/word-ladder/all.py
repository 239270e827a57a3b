from collections import defaultdict


def all_ladders(begin_word: str, end_word: str, word_list: list[str]) -> list[list[str]]:
    """All shortest ladders from begin_word to end_word, each a list of words.

    The search goes level by level and keeps, for each word, all words it was reached from.
    """
    unused = set(word_list) - {begin_word}
    reached_from: dict[str, list[str]] = {}
    level = [begin_word]
    while level and end_word not in level:
        following = defaultdict(list)
        for word in level:
            for i in range(len(word)):
                for letter in "abcdefghijklmnopqrstuvwxyz":
                    changed = word[:i] + letter + word[i + 1 :]
                    if changed in unused:
                        following[changed].append(word)
        unused -= set(following)
        reached_from.update(following)
        level = list(following)

    def ladders_to(word: str) -> list[list[str]]:
        if word == begin_word:
            return [[word]]
        return [
            [*ladder, word] for source in reached_from.get(word, []) for ladder in ladders_to(source)
        ]

    return ladders_to(end_word)
