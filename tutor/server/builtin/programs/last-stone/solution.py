import heapq


def last_stone(stones: list[int]) -> int:
    """What is left when the two heaviest stones leave their difference again and again, or 0."""
    # The heap has the smallest on top, so weights are negated.
    heap = [-stone for stone in stones]
    heapq.heapify(heap)
    while len(heap) > 1:
        difference = heapq.heappop(heap) - heapq.heappop(heap)
        if difference < 0:
            heapq.heappush(heap, difference)
    return -heap[0] if heap else 0
