def excel_title(number: int) -> str:
    """The title of a spreadsheet column: digits from 1 to 26 are its letters."""
    title = ""
    while number > 0:
        # There is no digit 0, so that one is taken away before each division.
        number, letter = divmod(number - 1, 26)
        title = chr(ord("A") + letter) + title
    return title
