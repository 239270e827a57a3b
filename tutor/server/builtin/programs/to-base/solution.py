def to_base(num: int, base: int) -> str:
    """A number in another base from 2 to 36, with letters for digits from 10 on."""
    digits: list[str] = []
    rest = abs(num)
    while rest > 0 or not digits:
        digits.append("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[rest % base])
        rest //= base
    if num < 0:
        digits.append("-")
    return "".join(reversed(digits))
