def nearest_exit(maze: list[str], entrance: list[int]) -> int:
    """The fewest steps from the entrance to another empty cell ('.') at the border, or -1.

    Breadth-first search reaches cells in order of their distance, so the first exit is the
    nearest.
    """
    rows, columns = len(maze), len(maze[0])
    start = (entrance[0], entrance[1])
    steps = {start: 0}
    queue = [start]
    # The queue grows while it is read.
    for row, column in queue:
        is_border = row in (0, rows - 1) or column in (0, columns - 1)
        if is_border and (row, column) != start:
            return steps[row, column]
        for r, c in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            inside = 0 <= r < rows and 0 <= c < columns
            if inside and (r, c) not in steps and maze[r][c] == ".":
                steps[r, c] = steps[row, column] + 1
                queue.append((r, c))
    return -1
