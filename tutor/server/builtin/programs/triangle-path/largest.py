def triangle_maximum(triangle: list[list[int]]) -> int:
    """The largest sum of a path from the top; each step goes to one of the two numbers below."""
    below = [0] * (len(triangle) + 1)
    for row in reversed(triangle):
        below = [num + max(pair) for num, pair in zip(row, zip(below, below[1:]))]
    return below[0]
