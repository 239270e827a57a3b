def pascal_row(index: int) -> list[int]:
    """One row of Pascal's triangle, counted from 0; each number follows from the one before it."""
    row = [1]
    for i in range(1, index + 1):
        row.append(row[-1] * (index - i + 1) // i)
    return row
