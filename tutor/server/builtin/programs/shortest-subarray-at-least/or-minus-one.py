from collections import deque
from itertools import accumulate


def shortest_with_sum(target: int, nums: list[int]) -> int:
    """The length of the shortest stretch, of any values, with a sum of at least target; else -1."""
    prefixes = [0, *accumulate(nums)]
    # Starts that can still be best: their prefix sums increase from front to back.
    starts: deque[int] = deque()
    shortest = len(nums) + 1
    for end, prefix in enumerate(prefixes):
        while starts and prefix - prefixes[starts[0]] >= target:
            shortest = min(shortest, end - starts.popleft())
        while starts and prefixes[starts[-1]] >= prefix:
            starts.pop()
        starts.append(end)
    return shortest if shortest <= len(nums) else -1
