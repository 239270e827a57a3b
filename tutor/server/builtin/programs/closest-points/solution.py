import heapq


def closest_points(points: list[list[int]], k: int) -> list[list[int]]:
    """The k points closest to the origin, the closest first; of equal ones the earlier first."""
    # Keeps a heap of k points.
    return heapq.nsmallest(k, points, key=lambda point: point[0] ** 2 + point[1] ** 2)
