from collections import Counter


def top_frequent_words(words: list[str], k: int) -> list[str]:
    """The k words that appear most often, the most frequent first; equal counts by the alphabet."""
    counts = Counter(words)
    return sorted(counts, key=lambda word: (-counts[word], word))[:k]
