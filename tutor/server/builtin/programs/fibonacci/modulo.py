def fibonacci_modulo(n: int) -> int:
    """The n-th Fibonacci number modulo 1,000,000,007, by doubling n bit by bit."""
    modulus = 1_000_000_007
    current, following = 0, 1
    for bit in f"{n:b}":
        # F(2k) = F(k) (2 F(k + 1) - F(k)), and F(2k + 1) = F(k)^2 + F(k + 1)^2.
        doubled = current * (2 * following - current) % modulus
        after = (current * current + following * following) % modulus
        current, following = doubled, after
        if bit == "1":
            current, following = after, (doubled + after) % modulus
    return current
