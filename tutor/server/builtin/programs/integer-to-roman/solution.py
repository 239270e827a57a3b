SYMBOLS = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
]


def integer_to_roman(num: int) -> str:
    """The number, from 1 to 3999, as a Roman numeral."""
    roman = ""
    for value, symbol in SYMBOLS:
        count, num = divmod(num, value)
        roman += symbol * count
    return roman
