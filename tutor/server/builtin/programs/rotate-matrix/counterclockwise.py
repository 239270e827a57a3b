def rotate_back(matrix: list[list[int]]) -> list[list[int]]:
    """The matrix turned counterclockwise by 90 degrees.

    The last column becomes the first row, the one before it the second, and so on.
    """
    return [list(column) for column in zip(*matrix)][::-1]
