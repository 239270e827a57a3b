from itertools import accumulate


def add_ranges(n: int, updates: list[list[int]]) -> list[int]:
    """The n values, 0 at first, after each update [start, end, amount] was added to its range."""
    changes = [0] * (n + 1)
    for start, end, amount in updates:
        changes[start] += amount
        changes[end + 1] -= amount
    return list(accumulate(changes))[:n]
