def zigzag_text(text: str, rows: int) -> str:
    """The text read row by row after it has been written down and up over the rows."""
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
