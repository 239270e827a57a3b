def min_path_sum(grid: list[list[int]]) -> int:
    """The smallest sum of a path from the top left to the bottom right that moves right and down.

    sums[column] is the best sum up to the cell above until the current row replaces it.
    """
    sums = [float("inf")] * len(grid[0])
    sums[0] = 0
    for row in grid:
        from_left = float("inf")
        for column, cost in enumerate(row):
            from_left = sums[column] = min(sums[column], from_left) + cost
    return int(sums[-1])
