def decode_ways(digits: str) -> int:
    """The ways to read digits as letters, where A is 1 and Z is 26.

    The last letter takes one digit, which is not 0, or two digits from 10 to 26.
    """
    before, ways = 0, 1
    for i, digit in enumerate(digits):
        with_one = 0 if digit == "0" else ways
        with_two = before if i > 0 and "10" <= digits[i - 1 : i + 1] <= "26" else 0
        before, ways = ways, with_one + with_two
    return ways
