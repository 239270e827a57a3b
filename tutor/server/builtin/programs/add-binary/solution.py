from itertools import zip_longest


def add_binary(a: str, b: str) -> str:
    """The sum of two binary numbers given as texts. Each place may hand on a carry."""
    digits = []
    carry = 0
    for x, y in zip_longest(reversed(a), reversed(b), fillvalue="0"):
        carry, digit = divmod(int(x) + int(y) + carry, 2)
        digits.append(str(digit))
    if carry:
        digits.append(str(carry))
    return "".join(reversed(digits))
