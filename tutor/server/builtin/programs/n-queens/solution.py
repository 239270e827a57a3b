def place_queens(n: int) -> list[list[str]]:
    """All boards with n queens ('Q') on which no two share a row, column or diagonal.

    Each row gets one queen. A column is tried only if no queen above attacks it.
    """
    boards: list[list[str]] = []
    columns: list[int] = []

    def place() -> None:
        row = len(columns)
        if row == n:
            boards.append(["." * column + "Q" + "." * (n - column - 1) for column in columns])
            return
        for column in range(n):
            if all(other != column and abs(other - column) != row - above
                   for above, other in enumerate(columns)):
                columns.append(column)
                place()
                columns.pop()

    place()
    return boards
