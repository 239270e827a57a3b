def column_title(column: int) -> str:
    """The letters of the column with this number: 1 is A, 26 is Z, 27 is AA."""
    title = ""
    while column > 0:
        # The digits go from 1 to 26, so one is taken off before each.
        column, letter = divmod(column - 1, 26)
        title = chr(65 + letter) + title
    return title
