def min_rooms(intervals: list[list[int]]) -> int:
    """The largest number of meetings [start, end] at one time; one may begin when another ends."""
    starts = sorted(start for start, _ in intervals)
    ends = sorted(end for _, end in intervals)
    ended = 0
    rooms = 0
    for begun, start in enumerate(starts):
        while ends[ended] <= start:
            ended += 1
        rooms = max(rooms, begun + 1 - ended)
    return rooms
