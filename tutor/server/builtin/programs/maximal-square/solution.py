def maximal_square(matrix: list[str]) -> int:
    """The area of the largest square that holds only '1'.

    The square that ends at a cell needs those that end above, to the left and between both: it is
    one larger than the smallest of them.
    """
    above = [0] * (len(matrix[0]) + 1)
    best = 0
    for row in matrix:
        sides = [0]
        for column, cell in enumerate(row):
            around = min(above[column], above[column + 1], sides[column])
            sides.append(1 + around if cell == "1" else 0)
        best = max(best, *sides)
        above = sides
    return best * best
