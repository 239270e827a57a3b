def capture(board: list[str]) -> list[str]:
    """The board with every region of O that does not touch the border turned into X.

    Everything joined to an O on the border is safe, so the search starts there.
    """
    cells = {(r, c) for r, row in enumerate(board) for c, cell in enumerate(row) if cell == "O"}
    rows, columns = len(board), len(board[0])
    safe = {(r, c) for r, c in cells if r in (0, rows - 1) or c in (0, columns - 1)}
    stack = list(safe)
    while stack:
        row, column = stack.pop()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in cells and near not in safe:
                safe.add(near)
                stack.append(near)
    return ["".join("O" if (r, c) in safe else "X" for c in range(columns)) for r in range(rows)]
