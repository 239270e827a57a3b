VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


def roman_to_integer(text: str) -> int:
    """The value of a Roman numeral."""
    values = [VALUES[letter] for letter in text]
    total = 0
    for value, following in zip(values, [*values[1:], 0]):
        # Before a larger letter, a smaller one is subtracted, as in IV.
        total += -value if value < following else value
    return total
