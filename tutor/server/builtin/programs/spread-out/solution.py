def spread_out(positions: list[int], count: int) -> int:
    """The largest distance that count of the positions can all keep from each other."""
    ordered = sorted(positions)
    low, high = 0, ordered[-1] - ordered[0]
    while low < high:
        distance = (low + high + 1) // 2
        if places_for(ordered, distance) >= count:
            low = distance
        else:
            high = distance - 1
    return low


def places_for(ordered: list[int], distance: int) -> int:
    """How many of the ascending positions can be taken with at least that distance above 0."""
    count = 1
    last = ordered[0]
    for position in ordered:
        if position - last >= distance:
            count += 1
            last = position
    return count
