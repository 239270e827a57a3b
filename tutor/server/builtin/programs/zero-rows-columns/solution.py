def zero_rows_and_columns(matrix: list[list[int]]) -> list[list[int]]:
    """The matrix with all rows and columns that contain a 0 filled with zeros.

    All zeros are found before any is written, or new zeros would spread.
    """
    rows = [0 in row for row in matrix]
    columns = [0 in column for column in zip(*matrix)]
    return [
        [0 if rows[r] or columns[c] else value for c, value in enumerate(row)]
        for r, row in enumerate(matrix)
    ]
