from bisect import bisect_left


def nested_envelopes(envelopes: list[list[int]]) -> int:
    """The most envelopes [width, height] that fit into one another; both sizes have to grow."""
    # The smallest height that a chain of each length can end with.
    ends: list[int] = []
    # Of equal widths the highest comes first, so that no two of them are taken.
    for _, height in sorted(envelopes, key=lambda envelope: (envelope[0], -envelope[1])):
        place = bisect_left(ends, height)
        ends[place : place + 1] = [height]
    return len(ends)
