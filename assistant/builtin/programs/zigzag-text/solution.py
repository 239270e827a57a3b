def zigzag(text: str, rows: int) -> str:
    """The text read row by row after it was written in a zigzag over that many rows."""
    if rows == 1:
        return text
    lines = [""] * rows
    row, step = 0, 1
    for letter in text:
        lines[row] += letter
        if not 0 <= row + step < rows:
            step = -step
        row += step
    return "".join(lines)
