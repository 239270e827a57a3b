from collections import Counter


def find_anagrams(text: str, word: str) -> list[int]:
    """All positions in text at which an anagram of word begins."""
    needed = Counter(word)
    missing = len(word)
    found = []
    for i, letter in enumerate(text):
        if needed[letter] > 0:
            missing -= 1
        needed[letter] -= 1
        start = i - len(word) + 1
        if start > 0:
            # The letter before the window goes out.
            leaving = text[start - 1]
            if needed[leaving] >= 0:
                missing += 1
            needed[leaving] += 1
        if missing == 0:
            found.append(start)
    return found
