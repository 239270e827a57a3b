def cells_to_both_oceans(heights: list[list[int]]) -> list[list[int]]:
    """The cells [row, column] whose water runs both to the top or left and to the bottom or right.

    Water runs to cells that are not higher, so the search goes backward, from the borders
    uphill.
    """
    rows, columns = len(heights), len(heights[0])
    cells = [(r, c) for r in range(rows) for c in range(columns)]

    def climb(starts: list[tuple[int, int]]) -> set[tuple[int, int]]:
        """Which cells can be reached by steps that never go down."""
        seen = set(starts)
        stack = list(starts)
        while stack:
            row, column = stack.pop()
            for r, c in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                inside = 0 <= r < rows and 0 <= c < columns
                if inside and (r, c) not in seen and heights[r][c] >= heights[row][column]:
                    seen.add((r, c))
                    stack.append((r, c))
        return seen

    first = climb([(r, c) for r, c in cells if r == 0 or c == 0])
    second = climb([(r, c) for r, c in cells if r == rows - 1 or c == columns - 1])
    return [[r, c] for r, c in cells if (r, c) in first and (r, c) in second]
