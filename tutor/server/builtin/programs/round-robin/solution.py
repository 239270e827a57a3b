from collections import deque


def round_robin(bursts: list[int], quantum: int) -> list[int]:
    """When each process ends if all arrive at 0 and take turns of at most `quantum`."""
    left = list(bursts)
    ends = [0] * len(bursts)
    queue = deque(range(len(bursts)))
    now = 0
    while queue:
        process = queue.popleft()
        used = min(quantum, left[process])
        now += used
        left[process] -= used
        if left[process] > 0:
            queue.append(process)
        else:
            ends[process] = now
    return ends
