import heapq
from math import inf


def two_way_distances(n: int, roads: list[list[int]], source: int) -> list[int]:
    """The shortest distance from source to each of the n places numbered from 0, or -1.

    Roads are two-way, [a, b, length], and lengths must not be negative (Dijkstra's algorithm).
    """
    roads_from: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for start, end, length in roads:
        roads_from[start].append((end, length))
        roads_from[end].append((start, length))

    distance = [inf] * n
    distance[source] = 0
    queue = [(0, source)]
    while queue:
        reached, place = heapq.heappop(queue)
        # A better way to this place has been found since this entry was made.
        if reached > distance[place]:
            continue
        for end, length in roads_from[place]:
            if reached + length < distance[end]:
                distance[end] = reached + length
                heapq.heappush(queue, (distance[end], end))
    return [-1 if value == inf else value for value in distance]
