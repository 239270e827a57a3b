from collections import deque


def window_maxima(nums: list[int], k: int) -> list[int]:
    """The largest value of every window of k values."""
    maxima = []
    # Positions whose values fall: the head is the largest of its window.
    queue: deque = deque()
    for i, num in enumerate(nums):
        while queue and nums[queue[-1]] <= num:
            queue.pop()
        queue.append(i)
        if queue[0] <= i - k:
            queue.popleft()
        if i >= k - 1:
            maxima.append(nums[queue[0]])
    return maxima
