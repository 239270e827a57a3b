def max_present(intervals: list[list[int]]) -> int:
    """The largest number of visits [start, end] at one time, when both ends belong to the visit."""
    starts = sorted(start for start, _ in intervals)
    ends = sorted(end for _, end in intervals)
    ended = 0
    present = 0
    for begun, start in enumerate(starts):
        while ends[ended] < start:
            ended += 1
        present = max(present, begun + 1 - ended)
    return present
