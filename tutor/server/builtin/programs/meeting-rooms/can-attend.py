def can_attend_all(intervals: list[list[int]]) -> bool:
    """Whether no two meetings overlap; one may begin when another ends."""
    by_start = sorted(intervals)
    return all(before[1] <= after[0] for before, after in zip(by_start, by_start[1:]))
