def is_bipartite(graph: list[list[int]]) -> bool:
    """Whether the nodes can be put into two groups so that no two neighbors share a group.

    Each node has the list of its neighbors. A start may go to either group; from there all is
    forced.
    """
    # 1 and -1 are the two sides.
    side = [0] * len(graph)
    for start in range(len(graph)):
        if side[start] != 0:
            continue
        side[start] = 1
        stack = [start]
        while stack:
            node = stack.pop()
            for neighbor in graph[node]:
                if side[neighbor] == side[node]:
                    return False
                if side[neighbor] == 0:
                    side[neighbor] = -side[node]
                    stack.append(neighbor)
    return True
