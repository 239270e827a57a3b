def happy_number(n: int) -> bool:
    """Whether summing the squares of the digits again and again leads to 1.

    The sums run into a circle; a fast runner catches up with a slow one there, or at 1.
    """
    slow, fast = n, digit_squares(n)
    while fast != 1 and slow != fast:
        slow = digit_squares(slow)
        fast = digit_squares(digit_squares(fast))
    return fast == 1


def digit_squares(n: int) -> int:
    return sum(int(digit) ** 2 for digit in str(n))
