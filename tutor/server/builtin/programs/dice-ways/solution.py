def dice_ways(n: int) -> int:
    """The sequences of throws of a die that add up to n, modulo 1,000,000,007."""
    ways = [1]
    for _ in range(n):
        # The last throw leads here from one of the six sums before.
        ways.append(sum(ways[-6:]) % 1_000_000_007)
    return ways[n]
