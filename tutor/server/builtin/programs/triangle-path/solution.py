def triangle_path(triangle: list[list[int]]) -> int:
    """The smallest sum of a path from the top; each step goes to one of the two numbers below."""
    # The best sum from each number of the row below down to the bottom, with zeros under the last.
    below = [0] * (len(triangle) + 1)
    for row in reversed(triangle):
        below = [num + min(pair) for num, pair in zip(row, zip(below, below[1:]))]
    return below[0]
