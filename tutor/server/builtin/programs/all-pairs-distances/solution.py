from math import inf


def route_lengths(n: int, roads: list[list[int]], queries: list[list[int]]) -> list[int]:
    """The length of the shortest route for each query [a, b] over two-way roads, or -1.

    One place after the other is allowed as a stop on the way, until all are.
    """
    # Places may be numbered from 0 or from 1.
    length = [[0 if a == b else inf for b in range(n + 1)] for a in range(n + 1)]
    for a, b, road in roads:
        # The shortest of several roads counts.
        length[a][b] = length[b][a] = min(length[a][b], road)
    for stop in range(n + 1):
        onward = length[stop]
        for a, row in enumerate(length):
            first = row[stop]
            if first < inf:
                length[a] = [min(way, first + rest) for way, rest in zip(row, onward)]
    return [-1 if length[a][b] == inf else length[a][b] for a, b in queries]
