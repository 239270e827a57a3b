def transpose(matrix: list[list[int]]) -> list[list[int]]:
    """The matrix flipped over its main diagonal.

    The value in row r and column c moves to row c and column r.
    """
    return [list(column) for column in zip(*matrix)]
