def most_apart(intervals: list[list[int]]) -> int:
    """How many intervals [start, end] can be kept that do not even share an end point."""
    kept = 0
    last_end = float("-inf")
    for start, end in sorted(intervals, key=lambda interval: interval[1]):
        if start > last_end:
            kept += 1
            last_end = end
    return kept
