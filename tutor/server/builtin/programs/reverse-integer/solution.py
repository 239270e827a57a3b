def reverse_integer(x: int) -> int:
    """The number with its digits in reverse order; 0 if that is beyond 32 bits."""
    left, turned = abs(x), 0
    while left > 0:
        left, digit = divmod(left, 10)
        turned = turned * 10 + digit
    if turned > 2**31 - 1:
        return 0
    return -turned if x < 0 else turned
