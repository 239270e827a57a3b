from __future__ import annotations


class Trie:
    def __init__(self) -> None:
        self.following: dict[str, Trie] = {}
        self.word: str | None = None


def find_words(board: list[str], words: list[str]) -> list[str]:
    """The words that can be read along cells that touch by a side, each cell used at most once.

    A trie of all words tells at each cell whether any of them goes on from here.
    """
    root = Trie()
    for word in words:
        node = root
        for letter in word:
            node = node.following.setdefault(letter, Trie())
        node.word = word
    cells = {(r, c): letter for r, row in enumerate(board) for c, letter in enumerate(row)}
    found = []

    def follow(r: int, c: int, node: Trie) -> None:
        letter = cells.get((r, c), "")
        following = node.following.get(letter)
        if following is None:
            return
        if following.word is not None:
            found.append(following.word)
            # Each word is found once.
            following.word = None
        cells[r, c] = ""
        for near_r, near_c in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            follow(near_r, near_c, following)
        cells[r, c] = letter

    for r, c in list(cells):
        follow(r, c, root)
    return found
