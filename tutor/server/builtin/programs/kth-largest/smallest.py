import heapq


def kth_smallest(nums: list[int], k: int) -> int:
    """The k-th smallest of nums, repeats counted.

    A heap of negated numbers keeps the k smallest so far; the largest of them gives way first.
    """
    heap = [-num for num in nums[:k]]
    heapq.heapify(heap)
    for num in nums[k:]:
        heapq.heappushpop(heap, -num)
    return -heap[0]
