def distances_to_zero(mat: list[list[int]]) -> list[list[int]]:
    """The steps from every cell to the nearest 0, up, down, left or right; -1 without any 0.

    All zeros start in the queue, so each cell is first reached from its nearest one.
    """
    distance = [[0 if cell == 0 else -1 for cell in row] for row in mat]
    queue = [(r, c) for r, row in enumerate(mat) for c, cell in enumerate(row) if cell == 0]
    # The queue grows while it is read.
    for row, column in queue:
        for r, c in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if 0 <= r < len(mat) and 0 <= c < len(mat[r]) and distance[r][c] == -1:
                distance[r][c] = distance[row][column] + 1
                queue.append((r, c))
    return distance
