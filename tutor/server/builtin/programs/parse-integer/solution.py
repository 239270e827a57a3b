def parse_integer(text: str) -> int:
    """The whole number at the start of text, within 32 bits; 0 if there is none."""
    i = 0
    while i < len(text) and text[i] == " ":
        i += 1
    sign = -1 if text[i : i + 1] == "-" else 1
    if text[i : i + 1] in ("-", "+"):
        i += 1
    value = 0
    while i < len(text) and text[i] in "0123456789":
        value = value * 10 + int(text[i])
        i += 1
    return min(max(sign * value, -(2**31)), 2**31 - 1)
