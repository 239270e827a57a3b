def excel_column(title: str) -> int:
    """The number of a spreadsheet column: its letters are digits from 1 to 26."""
    number = 0
    for letter in title:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number
