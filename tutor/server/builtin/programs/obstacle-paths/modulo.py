def obstacle_paths_modulo(grid: list[str]) -> int:
    """The ways over free cells ('0' or '.'), right and down only, modulo 1,000,000,007."""
    ways = [1] + [0] * (len(grid[0]) - 1)
    for row in grid:
        for column, cell in enumerate(row):
            if cell not in "0.":
                ways[column] = 0
            elif column > 0:
                ways[column] = (ways[column] + ways[column - 1]) % 1_000_000_007
    return ways[-1]
