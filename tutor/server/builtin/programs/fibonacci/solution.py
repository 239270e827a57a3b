def fibonacci(n: int) -> int:
    """The n-th Fibonacci number, F(0) = 0 and F(1) = 1."""
    current, following = 0, 1
    for _ in range(n):
        current, following = following, current + following
    return current
