from collections import deque


def fewest_steps(grid: list[str]) -> int:
    """The fewest steps from the top left to the bottom right cell over free cells, or -1.

    Steps go up, down, left or right; '0' and '.' are free. Breadth-first search reaches cells in
    order of their distance, so the first visit is the shortest.
    """
    free = {
        (row, column)
        for row, cells in enumerate(grid)
        for column, cell in enumerate(cells)
        if cell in "0."
    }
    goal = (len(grid) - 1, len(grid[0]) - 1)
    if (0, 0) not in free:
        return -1
    distance = {(0, 0): 0}
    queue = deque([(0, 0)])
    while queue:
        row, column = queue.popleft()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in free and near not in distance:
                distance[near] = distance[row, column] + 1
                queue.append(near)
    return distance.get(goal, -1)
