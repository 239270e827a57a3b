from math import inf


def shortest_matrix(matrix: list[list[int]]) -> list[list[int]]:
    """The shortest distances between all pairs of nodes; -1 means that there is no way.

    One node after the other is allowed as a stop on the way, until all are.
    """
    distance = [
        [0 if a == b else inf if direct == -1 else direct for b, direct in enumerate(row)]
        for a, row in enumerate(matrix)
    ]
    for stop in range(len(distance)):
        onward = distance[stop]
        for a, row in enumerate(distance):
            distance[a] = [min(way, row[stop] + rest) for way, rest in zip(row, onward)]
    return [[-1 if value == inf else value for value in row] for row in distance]
