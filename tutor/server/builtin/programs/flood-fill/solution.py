def flood_fill(image: list[list[int]], row: int, column: int, color: int) -> list[list[int]]:
    """The image after filling the area of equal pixels around the one at row and column.

    The search spreads up, down, left and right over pixels that still have the old color.
    """
    filled = [line[:] for line in image]
    old = image[row][column]
    # The search tells done pixels by their color, so it must change.
    if old == color:
        return filled
    stack = [(row, column)]
    while stack:
        r, c = stack.pop()
        if 0 <= r < len(filled) and 0 <= c < len(filled[r]) and filled[r][c] == old:
            filled[r][c] = color
            stack += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return filled
