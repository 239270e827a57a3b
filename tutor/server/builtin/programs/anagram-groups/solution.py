def group_anagrams(words: list[str]) -> list[list[str]]:
    """The words in groups of anagrams, in the order in which the groups appear."""
    groups: dict[str, list[str]] = {}
    for word in words:
        # Anagrams are the same once their letters are sorted.
        groups.setdefault("".join(sorted(word)), []).append(word)
    return list(groups.values())
