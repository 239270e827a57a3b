def shortest_path_length(grid: list[str]) -> int:
    """The number of cells on the shortest path over free cells ('0' or '.'), or -1.

    It leads from the top left to the bottom right in steps in eight directions. Breadth-first
    search reaches cells in order of their distance.
    """
    free = {(r, c) for r, row in enumerate(grid) for c, cell in enumerate(row) if cell in "0."}
    if (0, 0) not in free:
        return -1
    length = {(0, 0): 1}
    queue = [(0, 0)]
    # The queue grows while it is read.
    for row, column in queue:
        for r in range(row - 1, row + 2):
            for c in range(column - 1, column + 2):
                if (r, c) in free and (r, c) not in length:
                    length[r, c] = length[row, column] + 1
                    queue.append((r, c))
    return length.get((len(grid) - 1, len(grid[0]) - 1), -1)
