def maximal_rectangle(matrix: list[str]) -> int:
    """The area of the largest rectangle of `1` cells."""
    best = 0
    heights = [0] * len(matrix[0]) if matrix else []
    for row in matrix:
        # How many ones stand above each other in every column, up to this row.
        heights = [height + 1 if cell == "1" else 0 for height, cell in zip(heights, row)]
        best = max(best, _largest_under(heights))
    return best


def _largest_under(heights: list[int]) -> int:
    """The area of the largest rectangle under bars of width 1."""
    best = 0
    rising: list[int] = []
    # Behind the last bar, a height of 0 ends all that are open.
    for i, height in enumerate([*heights, 0]):
        while rising and heights[rising[-1]] >= height:
            top = heights[rising.pop()]
            before = rising[-1] if rising else -1
            best = max(best, top * (i - before - 1))
        rising.append(i)
    return best
