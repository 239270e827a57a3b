from math import inf


def connect_points(points: list[list[int]]) -> int:
    """The least total length, |x1 - x2| + |y1 - y2| each, of links that connect all points.

    Prim's algorithm: the point nearest to those connected already is always safe to add.
    """
    distance = {i: inf for i in range(len(points))}
    distance[0] = 0
    total = 0
    # Connected points are taken out, so the rest is still open.
    while distance:
        nearest = min(distance, key=lambda i: distance[i])
        total += distance.pop(nearest)
        x, y = points[nearest]
        for i, best in distance.items():
            distance[i] = min(best, abs(x - points[i][0]) + abs(y - points[i][1]))
    return total
