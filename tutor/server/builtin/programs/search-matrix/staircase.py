def search_staircase(matrix: list[list[int]], target: int) -> bool:
    """Whether target is in a matrix whose rows and columns are all sorted.

    Seen from the top right corner, a smaller value rules out its row and a greater one its
    column.
    """
    row, column = 0, len(matrix[0]) - 1
    while row < len(matrix) and column >= 0:
        value = matrix[row][column]
        if value == target:
            return True
        if value < target:
            row += 1
        else:
            column -= 1
    return False
