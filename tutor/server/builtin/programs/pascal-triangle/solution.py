def pascal_triangle(count: int) -> list[list[int]]:
    """The first rows of Pascal's triangle: inside, each number is the sum of the two above it."""
    rows = [[1]]
    while len(rows) < count:
        above = rows[-1]
        rows.append([1, *(left + right for left, right in zip(above, above[1:])), 1])
    return rows
