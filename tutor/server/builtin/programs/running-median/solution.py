import heapq


class MedianFinder:
    """The median of a stream: the smaller half is in one heap, the greater half in another."""

    def __init__(self) -> None:
        # Its values are negated, so that the greatest of the smaller half is on top.
        self.smaller: list[int] = []
        self.greater: list[int] = []

    def add_num(self, num: int) -> None:
        heapq.heappush(self.greater, -heapq.heappushpop(self.smaller, -num))
        # The smaller half has as many as the other one, or one more.
        if len(self.greater) > len(self.smaller):
            heapq.heappush(self.smaller, -heapq.heappop(self.greater))

    def find_median(self) -> float:
        if len(self.smaller) > len(self.greater):
            return float(-self.smaller[0])
        return (self.greater[0] - self.smaller[0]) / 2
