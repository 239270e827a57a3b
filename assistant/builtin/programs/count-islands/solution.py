def count_islands(grid: list[str]) -> int:
    """How many islands the grid holds: groups of '1' joined up, down, left or right.

    Each search floods one whole island, so every search begun is one more island.
    """
    land = {
        (row, column)
        for row, cells in enumerate(grid)
        for column, cell in enumerate(cells)
        if cell == "1"
    }
    islands = 0
    while land:
        islands += 1
        # Its own stack, for recursion fails on large islands.
        stack = [land.pop()]
        while stack:
            row, column = stack.pop()
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in land:
                    land.remove(near)
                    stack.append(near)
    return islands
