from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class TrieNode:
    children: dict[str, TrieNode] = field(default_factory=dict)
    words: int = 0  # how many words pass through this node or end at it


def prefix_counts(words: list[str], prefixes: list[str]) -> list[int]:
    """For each prefix, how many of the words begin with it.

    The words share their common beginnings in a trie, and every node counts the words that pass
    through it: a look-up costs the length of the prefix, however many words there are.
    """
    root = TrieNode()
    for word in words:
        node = root
        node.words += 1
        for letter in word:
            node = node.children.setdefault(letter, TrieNode())
            node.words += 1
    return [count_at(root, prefix) for prefix in prefixes]


def count_at(root: TrieNode, prefix: str) -> int:
    node = root
    for letter in prefix:
        if letter not in node.children:
            return 0
        node = node.children[letter]
    return node.words
