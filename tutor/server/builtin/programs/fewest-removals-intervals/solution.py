def fewest_removals(intervals: list[list[int]]) -> int:
    """How few intervals [start, end] to remove so that the others share at most end points."""
    removed = 0
    last_end = float("-inf")
    for start, end in sorted(intervals, key=lambda interval: interval[1]):
        if start < last_end:
            removed += 1
        else:
            last_end = end
    return removed
