def bridges(n: int, connections: list[list[int]]) -> list[list[int]]:
    """The edges [a, b] without which their ends would no longer be connected.

    For each node the search keeps the earliest one that its part of the tree reaches. Below a
    bridge, that is never above it.
    """
    # Nodes may be numbered from 0 or from 1.
    links: list[list[tuple[int, int]]] = [[] for _ in range(n + 1)]
    for edge, (a, b) in enumerate(connections):
        links[a].append((b, edge))
        links[b].append((a, edge))
    entered = [0] * (n + 1)
    lowest = [0] * (n + 1)
    found = []
    time = 0
    for start in range(n + 1):
        if entered[start]:
            continue
        time += 1
        entered[start] = lowest[start] = time
        # Its own stack of nodes, each with the edge it was entered by and the links to follow.
        stack = [(start, -1, iter(links[start]))]
        while stack:
            node, by, rest = stack[-1]
            for to, edge in rest:
                if edge == by:
                    continue
                if entered[to] == 0:
                    time += 1
                    entered[to] = lowest[to] = time
                    stack.append((to, edge, iter(links[to])))
                    break
                lowest[node] = min(lowest[node], entered[to])
            else:
                stack.pop()
                if stack:
                    above = stack[-1][0]
                    lowest[above] = min(lowest[above], lowest[node])
                    if lowest[node] > entered[above]:
                        found.append(connections[by])
    return found
