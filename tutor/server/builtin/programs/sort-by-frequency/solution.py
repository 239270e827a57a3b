from collections import Counter


def sort_by_frequency(text: str) -> str:
    """The letters, the most frequent first; of equally frequent ones, the earlier in the alphabet."""
    counts = Counter(text)
    letters = sorted(counts, key=lambda letter: (-counts[letter], letter))
    return "".join(letter * counts[letter] for letter in letters)
