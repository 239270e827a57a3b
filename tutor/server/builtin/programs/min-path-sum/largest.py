def max_path_sum(grid: list[list[int]]) -> int:
    """The largest sum of a path from the top left to the bottom right that moves right and down."""
    sums = [float("-inf")] * len(grid[0])
    sums[0] = 0
    for row in grid:
        from_left = float("-inf")
        for column, gain in enumerate(row):
            from_left = sums[column] = max(sums[column], from_left) + gain
    return int(sums[-1])
