def next_generation(board: list[list[int]]) -> list[list[int]]:
    """The next generation of a board of 1 for live and 0 for dead cells.

    Three live neighbors out of eight make a cell live, two let it stay as it is.
    """
    rows, columns = len(board), len(board[0])

    def live_around(row: int, column: int) -> int:
        return sum(
            board[r][c]
            for r in range(max(0, row - 1), min(rows, row + 2))
            for c in range(max(0, column - 1), min(columns, column + 2))
            if (r, c) != (row, column)
        )

    def next_state(row: int, column: int) -> int:
        around = live_around(row, column)
        return 1 if around == 3 or (around == 2 and board[row][column] == 1) else 0

    return [[next_state(r, c) for c in range(columns)] for r in range(rows)]
