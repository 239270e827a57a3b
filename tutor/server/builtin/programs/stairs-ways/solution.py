def ways_to_climb(n: int) -> int:
    """The ways to climb n stairs by one or two steps at a time."""
    before, ways = 0, 1
    for _ in range(n):
        before, ways = ways, before + ways
    return ways
