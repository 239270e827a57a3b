from math import inf


def loneliest_city(n: int, edges: list[list[int]], distance_threshold: int) -> int:
    """The city, from 0, with the fewest others within the threshold; of several, the last.

    Edges are two-way [a, b, length]. One city after the other is allowed as a stop on the way.
    """
    distance = [[0 if a == b else inf for b in range(n)] for a in range(n)]
    for a, b, length in edges:
        distance[a][b] = distance[b][a] = min(distance[a][b], length)
    for stop in range(n):
        onward = distance[stop]
        for a, row in enumerate(distance):
            distance[a] = [min(way, row[stop] + rest) for way, rest in zip(row, onward)]
    near = [sum(value <= distance_threshold for value in row) for row in distance]
    # Of several cities the last one counts.
    return min(range(n), key=lambda city: (near[city], -city))
