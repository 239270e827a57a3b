def farthest_from_land(grid: list[list[int]]) -> int:
    """The largest distance of a water cell (0) to its nearest land (1); -1 without land or water.

    All land starts in the queue. Each round goes one step out, so the last cells are the
    farthest.
    """
    distance = [[0 if cell == 1 else -1 for cell in row] for row in grid]
    queue = [(r, c) for r, row in enumerate(grid) for c, cell in enumerate(row) if cell == 1]
    farthest = -1
    for row, column in queue:
        if distance[row][column] > 0:
            farthest = distance[row][column]
        for r, c in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if 0 <= r < len(grid) and 0 <= c < len(grid[r]) and distance[r][c] == -1:
                distance[r][c] = distance[row][column] + 1
                queue.append((r, c))
    return farthest
