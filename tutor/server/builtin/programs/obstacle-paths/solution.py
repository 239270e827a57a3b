def obstacle_paths(grid: list[str]) -> int:
    """The ways from the top left to the bottom right over free cells ('0' or '.'), right and down.

    Each cell is reached from above, whose count is still in the row, or from the left.
    """
    ways = [1] + [0] * (len(grid[0]) - 1)
    for row in grid:
        for column, cell in enumerate(row):
            if cell not in "0.":
                ways[column] = 0
            elif column > 0:
                ways[column] += ways[column - 1]
    return ways[-1]
