def merge_intervals(intervals: list[list[int]]) -> list[list[int]]:
    """The intervals [start, end] with all that overlap or touch joined into one, in order.

    Sorted by start, an interval can only overlap the one merged last.
    """
    merged: list[list[int]] = []
    for start, end in sorted(intervals):
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged
