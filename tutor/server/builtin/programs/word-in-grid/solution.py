def exists(board: list[str], word: str) -> bool:
    """Whether the word can be read along cells that touch by a side, each cell used at most once.

    The search follows the letters from every cell and blocks the cells of its way.
    """
    cells = {(r, c): letter for r, row in enumerate(board) for c, letter in enumerate(row)}

    def follow(r: int, c: int, i: int) -> bool:
        if i == len(word):
            return True
        if cells.get((r, c)) != word[i]:
            return False
        # Blocked for the rest of this way.
        cells[r, c] = ""
        found = any(
            follow(near_r, near_c, i + 1)
            for near_r, near_c in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1))
        )
        cells[r, c] = word[i]
        return found

    return any(follow(r, c, 0) for r, c in list(cells))
