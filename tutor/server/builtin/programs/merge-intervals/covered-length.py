from math import inf


def covered_length(intervals: list[list[int]]) -> int:
    """The total length that the intervals [start, end] cover together.

    Sorted by start, each interval adds what lies beyond the farthest end so far.
    """
    length = 0
    covered = -inf
    for start, end in sorted(intervals):
        length += max(0, end - max(start, covered))
        covered = max(covered, end)
    return length
