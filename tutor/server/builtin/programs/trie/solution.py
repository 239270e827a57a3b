from __future__ import annotations


class TrieNode:
    def __init__(self) -> None:
        self.children: dict[str, TrieNode] = {}
        self.is_word = False


class Trie:
    """A prefix tree: words share the nodes of their common beginnings."""

    def __init__(self) -> None:
        self.root = TrieNode()

    def insert(self, word: str) -> None:
        node = self.root
        for letter in word:
            node = node.children.setdefault(letter, TrieNode())
        node.is_word = True

    def search(self, word: str) -> bool:
        node = self._node_of(word)
        return node is not None and node.is_word

    def starts_with(self, prefix: str) -> bool:
        return self._node_of(prefix) is not None

    def _node_of(self, prefix: str) -> TrieNode | None:
        node = self.root
        for letter in prefix:
            if letter not in node.children:
                return None
            node = node.children[letter]
        return node
