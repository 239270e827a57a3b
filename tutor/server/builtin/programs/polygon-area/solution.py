def polygon_area(points: list[list[int]]) -> float:
    """The area of a polygon whose corners come in order, in either direction."""
    doubled = 0
    for (x, y), (next_x, next_y) in zip(points, points[1:] + points[:1]):
        doubled += x * next_y - next_x * y
    return abs(doubled) / 2
