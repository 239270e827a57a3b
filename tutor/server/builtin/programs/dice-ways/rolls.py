def dice_rolls(n: int, k: int, target: int) -> int:
    """The ways in which n dice with k faces show target together, modulo 1,000,000,007."""
    ways = [1] + [0] * target
    for _ in range(n):
        ways = [sum(ways[max(0, s - k) : s]) % 1_000_000_007 for s in range(target + 1)]
    return ways[target]
