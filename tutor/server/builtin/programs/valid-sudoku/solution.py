def is_valid_sudoku(board: list[str]) -> bool:
    """Whether no digit repeats in a row, column or box; other characters are empty cells.

    Each digit leaves a note for its row, its column and its box, and no note may come twice.
    """
    seen = set()
    for row, cells in enumerate(board):
        for column, digit in enumerate(cells):
            if digit not in "123456789":
                continue
            notes = {("row", row, digit), ("column", column, digit), (row // 3, column // 3, digit)}
            if seen & notes:
                return False
            seen |= notes
    return True
