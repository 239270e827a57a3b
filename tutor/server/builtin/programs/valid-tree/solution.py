def is_tree(n: int, edges: list[list[int]]) -> bool:
    """Whether the undirected edges make a tree of all n nodes.

    A tree has one edge fewer than nodes. Then it is connected exactly if no edge closes a
    cycle.
    """
    if len(edges) != n - 1:
        return False
    # Nodes may be numbered from 0 or from 1.
    parent = list(range(n + 1))

    def find(node: int) -> int:
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    for a, b in edges:
        root_a, root_b = find(a), find(b)
        if root_a == root_b:
            return False
        parent[root_a] = root_b
    return True
