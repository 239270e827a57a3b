def can_split(n: int, pairs: list[list[int]]) -> bool:
    """Whether the members can be put into two groups so that no pair is within one group.

    Members count from 0 or from 1. A start may go to either group; from there all is forced.
    """
    neighbors: list[list[int]] = [[] for _ in range(n + 1)]
    for a, b in pairs:
        neighbors[a].append(b)
        neighbors[b].append(a)
    # 1 and -1 are the two sides.
    side = [0] * (n + 1)
    for start in range(n + 1):
        if side[start] != 0:
            continue
        side[start] = 1
        stack = [start]
        while stack:
            member = stack.pop()
            for neighbor in neighbors[member]:
                if side[neighbor] == side[member]:
                    return False
                if side[neighbor] == 0:
                    side[neighbor] = -side[member]
                    stack.append(neighbor)
    return True
