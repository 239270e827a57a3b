from collections import Counter


def task_cooldown(tasks: list[str], pause: int) -> int:
    """The fewest slots for all tasks when equal ones need pause slots between them.

    The most frequent kind sets frames of pause + 1 slots; only the last one need not be full.
    With enough other tasks there are no gaps, and the number of tasks is the answer.
    """
    counts = list(Counter(tasks).values())
    most = max(counts)
    return max(len(tasks), (most - 1) * (pause + 1) + counts.count(most))
