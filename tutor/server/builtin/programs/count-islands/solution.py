def count_islands(grid: list[str]) -> int:
    """How many islands the grid holds: groups of land joined up, down, left or right.

    Water is `0`, `.`, `~` or `-`; anything else is land.
    """
    land = {
        (row, column)
        for row, cells in enumerate(grid)
        for column, cell in enumerate(cells)
        if cell not in "0.~-"
    }
    islands = 0
    while land:
        islands += 1
        # Its own stack, because recursion fails on large islands.
        stack = [land.pop()]
        while stack:
            row, column = stack.pop()
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in land:
                    land.remove(near)
                    stack.append(near)
    return islands
