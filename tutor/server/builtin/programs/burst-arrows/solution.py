def fewest_arrows(points: list[list[int]]) -> int:
    """How few points hit every interval [start, end]; an end belongs to its interval."""
    arrows = 0
    last = float("-inf")
    for start, end in sorted(points, key=lambda interval: interval[1]):
        # Otherwise the last arrow hits it already.
        if start > last:
            arrows += 1
            last = end
    return arrows
