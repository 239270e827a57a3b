def redundant_edge(edges: list[list[int]]) -> list[int]:
    """The last edge of a tree with one edge too many that can be removed; empty without a cycle.

    The first edge whose ends are joined already closes the only cycle, and it is its last edge.
    """
    parent: dict[int, int] = {}

    def find(node: int) -> int:
        while parent.setdefault(node, node) != node:
            # Path halving: later searches are shorter.
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    for a, b in edges:
        root_a, root_b = find(a), find(b)
        if root_a == root_b:
            return [a, b]
        parent[root_a] = root_b
    return []
