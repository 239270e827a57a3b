def next_greater_in_circle(values: list[int]) -> list[int]:
    """For each value of a circle the next greater one; -1 where there is none."""
    n = len(values)
    following = [-1] * n
    waiting: list[int] = []
    # The second round answers those whose greater value stands before them.
    for i in range(2 * n):
        value = values[i % n]
        while waiting and values[waiting[-1]] < value:
            following[waiting.pop()] = value
        if i < n:
            waiting.append(i)
    return following
