from math import inf


def network_delay(n: int, times: list[list[int]], source: int) -> int:
    """The time until a signal from source has reached all n nodes, or -1; nodes count from 0.

    Links are [from, to, time]. The nearest open node is always final, and the last one is the
    answer.
    """
    links: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for start, end, time in times:
        links[start].append((end, time))
    arrival = [inf] * n
    arrival[source] = 0
    still_open = set(range(n))
    last = 0
    while still_open:
        nearest = min(still_open, key=lambda node: arrival[node])
        last = arrival[nearest]
        if last == inf:
            return -1
        still_open.remove(nearest)
        for end, time in links[nearest]:
            arrival[end] = min(arrival[end], last + time)
    return last
