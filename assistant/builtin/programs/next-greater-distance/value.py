def next_greater(values: list[int]) -> list[int]:
    """For each value the next greater one to the right; -1 where there is none."""
    following = [-1] * len(values)
    # Positions that wait for a greater value, their values falling.
    waiting: list[int] = []
    for i, value in enumerate(values):
        while waiting and values[waiting[-1]] < value:
            following[waiting.pop()] = value
        waiting.append(i)
    return following
