def primes_up_to(n: int) -> list[int]:
    """The primes up to and including n, in ascending order."""
    is_composite = bytearray(max(n + 1, 2))
    primes = []
    for candidate in range(2, n + 1):
        if is_composite[candidate]:
            continue
        primes.append(candidate)
        for multiple in range(candidate * candidate, n + 1, candidate):
            is_composite[multiple] = 1
    return primes
