def min_height_roots(n: int, edges: list[list[int]]) -> list[int]:
    """The nodes, from 0, that give the tree its least height when they are the root.

    Leaves are never better than the rest, so all of them are taken off until one or two nodes
    are left.
    """
    neighbors: list[set[int]] = [set() for _ in range(n)]
    for a, b in edges:
        neighbors[a].add(b)
        neighbors[b].add(a)
    left = n
    leaves = [node for node in range(n) if len(neighbors[node]) <= 1]
    while left > 2:
        left -= len(leaves)
        following = []
        for leaf in leaves:
            neighbor = neighbors[leaf].pop()
            neighbors[neighbor].remove(leaf)
            if len(neighbors[neighbor]) == 1:
                following.append(neighbor)
        leaves = following
    return leaves
