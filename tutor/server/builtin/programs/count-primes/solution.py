def count_primes(n: int) -> int:
    """How many primes are smaller than n (sieve of Eratosthenes).

    Every composite number has a prime factor not above its square root, so crossing out the
    multiples of those primes leaves primes alone.
    """
    if n < 3:
        return 0
    is_prime = bytearray([1]) * n
    is_prime[0] = is_prime[1] = 0
    candidate = 2
    while candidate * candidate < n:
        if is_prime[candidate]:
            # Smaller multiples have been crossed out by smaller primes.
            multiples = range(candidate * candidate, n, candidate)
            is_prime[candidate * candidate :: candidate] = bytes(len(multiples))
        candidate += 1
    return sum(is_prime)
