def cheapest_network(n: int, links: list[list[int]]) -> int:
    """The least total cost of links [a, b, cost] that connect all n places, or -1.

    Kruskal's algorithm: the cheapest link between two parts is always safe to take.
    """
    # Places may be numbered from 0 or from 1.
    parent = list(range(n + 1))

    def find(place: int) -> int:
        while parent[place] != place:
            parent[place] = parent[parent[place]]
            place = parent[place]
        return place

    total = taken = 0
    for a, b, cost in sorted(links, key=lambda link: link[2]):
        root_a, root_b = find(a), find(b)
        # Within one part a further link would only close a circle.
        if root_a != root_b:
            parent[root_a] = root_b
            total += cost
            taken += 1
    return total if taken == n - 1 else -1
