def is_prime(n: int) -> bool:
    """Whether n is prime."""
    if n < 2:
        return False
    # One of two factors is at most the square root.
    divisor = 2
    while divisor * divisor <= n:
        if n % divisor == 0:
            return False
        divisor += 1
    return True
