def spiral_counterclockwise(matrix: list[list[int]]) -> list[int]:
    """All values of the matrix in a counterclockwise spiral from the top left corner.

    Four borders enclose what is left; each side that has been read moves its border inward.
    """
    order: list[int] = []
    top, bottom = 0, len(matrix) - 1
    left, right = 0, len(matrix[0]) - 1
    while top <= bottom and left <= right:
        order += [matrix[row][left] for row in range(top, bottom + 1)]
        left += 1
        order += matrix[bottom][left : right + 1]
        bottom -= 1
        # A single remaining row or column has been read already.
        if left <= right:
            order += [matrix[row][right] for row in range(bottom, top - 1, -1)]
            right -= 1
        if top <= bottom:
            order += [matrix[top][column] for column in range(right, left - 1, -1)]
            top += 1
    return order
