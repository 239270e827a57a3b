def word_break_sentences(text: str, words: list[str]) -> list[str]:
    """Every way to cut text into words of the dictionary, as sentences with spaces.

    The sentences for each rest of the text are found once and remembered.
    """
    known: dict[int, list[str]] = {len(text): [""]}

    def sentences_from(start: int) -> list[str]:
        if start not in known:
            known[start] = [
                f"{word} {rest}".rstrip()
                for word in sorted(set(words))
                if word and text.startswith(word, start)
                for rest in sentences_from(start + len(word))
            ]
        return known[start]

    return sentences_from(0)
