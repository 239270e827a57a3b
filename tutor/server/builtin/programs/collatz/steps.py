def collatz_steps(n: int) -> int:
    """How many steps lead from n to 1 when even numbers are halved and odd ones tripled plus one."""
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps
