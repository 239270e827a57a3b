def count_primes_up_to(n: int) -> int:
    """How many primes there are up to and including n."""
    is_composite = bytearray(max(n + 1, 2))
    count = 0
    for candidate in range(2, n + 1):
        if is_composite[candidate]:
            continue
        count += 1
        for multiple in range(candidate * candidate, n + 1, candidate):
            is_composite[multiple] = 1
    return count
