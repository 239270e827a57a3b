def steps_to_greater(values: list[int]) -> list[int]:
    """For each value, how many steps to the right the next greater one is; 0 where there is none.

    The stack holds the positions still waiting, their values falling from bottom to top, so a new
    value answers those on top that it exceeds. Every position goes on and off the stack once.
    """
    steps = [0] * len(values)
    waiting: list[int] = []
    for i, value in enumerate(values):
        while waiting and values[waiting[-1]] < value:
            position = waiting.pop()
            steps[position] = i - position
        waiting.append(i)
    return steps
