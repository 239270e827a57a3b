def count_diagonal_islands(grid: list[str]) -> int:
    """How many areas of land the grid holds when corners join cells, too."""
    land = {
        (row, column)
        for row, cells in enumerate(grid)
        for column, cell in enumerate(cells)
        if cell not in "0.~-"
    }
    islands = 0
    while land:
        islands += 1
        # Its own stack, because recursion fails on large areas.
        stack = [land.pop()]
        while stack:
            row, column = stack.pop()
            for next_row in (row - 1, row, row + 1):
                for next_column in (column - 1, column, column + 1):
                    if (next_row, next_column) in land:
                        land.remove((next_row, next_column))
                        stack.append((next_row, next_column))
    return islands
