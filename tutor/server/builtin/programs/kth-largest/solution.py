import heapq


def kth_largest(nums: list[int], k: int) -> int:
    """The k-th largest of nums, repeats counted.

    A min-heap keeps the k largest so far; its root is the smallest of them and gives way first.
    """
    heap = nums[:k]
    heapq.heapify(heap)
    for num in nums[k:]:
        heapq.heappushpop(heap, num)
    return heap[0]
