from __future__ import annotations


class TrieNode:
    def __init__(self) -> None:
        self.children: dict[str, TrieNode] = {}
        self.is_word = False


class WordDictionary:
    """A prefix tree in which a dot of the pattern stands for any letter."""

    def __init__(self) -> None:
        self.root = TrieNode()

    def add_word(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.children.setdefault(letter, TrieNode())
        node.is_word = True

    def search(self, pattern: str) -> bool:
        # All nodes that the pattern may have led to.
        nodes = [self.root]
        for letter in pattern:
            if letter == ".":
                nodes = [child for node in nodes for child in node.children.values()]
            else:
                nodes = [node.children[letter] for node in nodes if letter in node.children]
        return any(node.is_word for node in nodes)
