def can_car_pool(trips: list[list[int]], capacity: int) -> bool:
    """Whether trips [passengers, from, to] never need more than capacity seats at once."""
    changes = []
    for passengers, start, end in trips:
        changes += [(start, passengers), (end, -passengers)]
    inside = 0
    # At the same place, passengers get out first.
    for _, change in sorted(changes):
        inside += change
        if inside > capacity:
            return False
    return True
