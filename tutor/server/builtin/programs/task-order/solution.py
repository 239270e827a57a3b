def task_order(n: int, pairs: list[list[int]]) -> list[int]:
    """An order of the n tasks numbered from 0 that respects each pair [task, before]; else empty.

    A task is ready when nothing it waits for is left (Kahn's algorithm). If tasks remain and none
    is ready, they wait for each other in a circle.
    """
    unlocks: list[list[int]] = [[] for _ in range(n)]
    waits_for = [0] * n
    for task, before in pairs:
        unlocks[before].append(task)
        waits_for[task] += 1

    order = [task for task in range(n) if waits_for[task] == 0]
    # The list grows while it is read: it is also the queue of ready tasks.
    for done in order:
        for task in unlocks[done]:
            waits_for[task] -= 1
            if waits_for[task] == 0:
                order.append(task)
    return order if len(order) == n else []
