import heapq


def connect_sticks(sticks: list[int]) -> int:
    """The least total cost of joining all pieces when each join costs the sum of its two."""
    heap = sticks.copy()
    heapq.heapify(heap)
    cost = 0
    while len(heap) > 1:
        joined = heapq.heappop(heap) + heapq.heappop(heap)
        cost += joined
        heapq.heappush(heap, joined)
    return cost
