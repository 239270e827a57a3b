import heapq


class KthLargest:
    """The k-th largest number of a stream: a heap keeps the k largest, the smallest on top."""

    def __init__(self, k: int, nums: list[int]) -> None:
        self.k = k
        self.heap: list[int] = []
        for num in nums:
            self.add(num)

    def add(self, num: int) -> int:
        if len(self.heap) < self.k:
            heapq.heappush(self.heap, num)
        else:
            heapq.heappushpop(self.heap, num)
        return self.heap[0]
