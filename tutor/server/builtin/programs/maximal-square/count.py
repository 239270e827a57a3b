def count_squares(matrix: list[str]) -> int:
    """How many squares, of any size, hold only '1'."""
    above = [0] * (len(matrix[0]) + 1)
    count = 0
    for row in matrix:
        sides = [0]
        for column, cell in enumerate(row):
            around = min(above[column], above[column + 1], sides[column])
            sides.append(1 + around if cell == "1" else 0)
        # As many squares end at a cell as the largest of them has rows.
        count += sum(sides)
        above = sides
    return count
