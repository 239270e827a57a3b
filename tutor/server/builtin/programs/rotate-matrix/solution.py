def rotate(matrix: list[list[int]]) -> list[list[int]]:
    """The matrix turned clockwise by 90 degrees.

    The first row becomes the last column, the second the one before it, and so on.
    """
    return [list(column)[::-1] for column in zip(*matrix)]
