def max_island_area(grid: list[str]) -> int:
    """The number of cells in the largest group of '1' joined side by side; 0 without any.

    Each search takes one whole island off the map, so no cell is counted twice.
    """
    land = {(r, c) for r, row in enumerate(grid) for c, cell in enumerate(row) if cell == "1"}
    largest = 0
    while land:
        stack = [land.pop()]
        area = 0
        while stack:
            row, column = stack.pop()
            area += 1
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in land:
                    land.remove(near)
                    stack.append(near)
        largest = max(largest, area)
    return largest
