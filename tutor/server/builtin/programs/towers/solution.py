from bisect import bisect_right


def fewest_towers(cubes: list[int]) -> int:
    """How few towers there are when each cube in turn goes on a larger one or starts a tower."""
    # Always sorted, because a cube takes the place of the smallest top that is larger.
    tops: list[int] = []
    for cube in cubes:
        place = bisect_right(tops, cube)
        tops[place : place + 1] = [cube]
    return len(tops)
