def prime_factors(n: int) -> list[int]:
    """The prime factors of n in ascending order, each as often as it divides."""
    factors = []
    rest = n
    divisor = 2
    while divisor * divisor <= rest:
        # Only primes divide here, since smaller factors have been taken out.
        while rest % divisor == 0:
            factors.append(divisor)
            rest //= divisor
        divisor += 1
    if rest > 1:
        factors.append(rest)
    return factors
