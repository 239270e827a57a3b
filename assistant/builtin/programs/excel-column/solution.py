def column_number(title: str) -> int:
    """The number of the column with these letters: A is 1, Z is 26, AA is 27."""
    column = 0
    for letter in title:
        column = column * 26 + ord(letter) - 64
    return column
