def spiral_matrix(n: int) -> list[list[int]]:
    """A square matrix with 1 to n² in a clockwise spiral from the top left."""
    matrix = [[0] * n for _ in range(n)]
    row = column = down = 0
    right = 1
    for num in range(1, n * n + 1):
        matrix[row][column] = num
        # At a border, or before a cell that is filled, the walk turns to its right. The modulo
        # leads from a border to the opposite side, which is filled by then.
        if matrix[(row + down) % n][(column + right) % n]:
            down, right = right, -down
        row += down
        column += right
    return matrix
