import math


def grid_paths(rows: int, columns: int) -> int:
    """The ways from corner to corner of a grid of rows times columns cells, right and down only.

    Of all moves, rows - 1 go down: the answer is how many ways there are to choose them.
    """
    return math.comb(rows + columns - 2, rows - 1)
