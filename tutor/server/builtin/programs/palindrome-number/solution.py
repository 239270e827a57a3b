def is_palindrome_number(x: int) -> bool:
    """Whether the digits of x read the same both ways; a minus sign does not."""
    # A number that ends in 0 would have to begin with it.
    if x < 0 or (x % 10 == 0 and x != 0):
        return False
    turned = 0
    while x > turned:
        x, digit = divmod(x, 10)
        turned = turned * 10 + digit
    # With an odd number of digits, the middle one is the last of the second half.
    return x in (turned, turned // 10)
