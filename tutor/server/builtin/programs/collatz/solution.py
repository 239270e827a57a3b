def collatz(n: int) -> list[int]:
    """The numbers from n to 1: an even one is halved, an odd one tripled plus one."""
    numbers = [n]
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        numbers.append(n)
    return numbers
