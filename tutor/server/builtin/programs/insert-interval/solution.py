def insert_interval(intervals: list[list[int]], new_interval: list[int]) -> list[list[int]]:
    """Sorted intervals with a new one put in; intervals that overlap or touch are merged."""
    start, end = new_interval
    before = [interval for interval in intervals if interval[1] < start]
    after = [interval for interval in intervals if interval[0] > end]
    for low, high in intervals[len(before) : len(intervals) - len(after)]:
        start = min(start, low)
        end = max(end, high)
    return [*before, [start, end], *after]
