from heapq import heappop, heappush
from math import inf


def one_way_route(n: int, roads: list[list[int]], start: int, target: int) -> int:
    """The length of the shortest route from start to target over one-way roads, or -1.

    Roads are [from, to, length], and places count from 0. The nearest open place is always
    final.
    """
    roads_from: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for a, b, length in roads:
        roads_from[a].append((b, length))
    distance = [inf] * n
    distance[start] = 0
    queue = [(0, start)]
    while queue:
        reached, place = heappop(queue)
        if place == target:
            return reached
        # A better way to this place has been found since this entry was made.
        if reached > distance[place]:
            continue
        for end, length in roads_from[place]:
            if reached + length < distance[end]:
                distance[end] = reached + length
                heappush(queue, (distance[end], end))
    return -1
