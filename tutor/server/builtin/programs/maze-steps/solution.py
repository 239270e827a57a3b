def maze_steps(grid: list[str]) -> int:
    """The fewest steps from 'S' or 'A' to 'E', 'G', 'T', 'B', 'F' or 'D' around walls ('#'), or -1.

    Breadth-first search reaches cells in order of their distance, so the first visit is the
    shortest.
    """
    cells = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
    start = next((place for place, cell in cells.items() if cell in "SAs"), None)
    end = next((place for place, cell in cells.items() if cell in "EGTBFDeg"), None)
    if start is None or end is None:
        return -1
    steps = {start: 0}
    queue = [start]
    # The queue grows while it is read.
    for row, column in queue:
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near not in steps and cells.get(near, "#") not in "#*X%1":
                steps[near] = steps[row, column] + 1
                queue.append(near)
    return steps.get(end, -1)
