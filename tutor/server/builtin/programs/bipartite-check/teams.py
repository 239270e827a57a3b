def teams(n: int, pairs: list[list[int]]) -> list[int]:
    """Team 1 or 2 for each member, counted from 0, so that no pair is within one team; else empty.

    A start goes to team 1; from there all is forced.
    """
    neighbors: list[list[int]] = [[] for _ in range(n)]
    for a, b in pairs:
        neighbors[a].append(b)
        neighbors[b].append(a)
    team = [0] * n
    for start in range(n):
        if team[start] != 0:
            continue
        team[start] = 1
        stack = [start]
        while stack:
            member = stack.pop()
            for neighbor in neighbors[member]:
                if team[neighbor] == team[member]:
                    return []
                if team[neighbor] == 0:
                    team[neighbor] = 3 - team[member]
                    stack.append(neighbor)
    return team
