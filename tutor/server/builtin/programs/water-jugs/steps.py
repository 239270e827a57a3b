def jug_steps(x: int, y: int, target: int) -> int:
    """The fewest steps (fill a jug, empty it, or pour it into the other) to target liters.

    The amount may be in one jug or in both together; -1 if it cannot be measured. A breadth-first
    search over the levels.
    """
    current = seen = {(0, 0)}
    steps = 0
    while current:
        if any(target in (a, b, a + b) for a, b in current):
            return steps
        following = set()
        for a, b in current:
            to_second, to_first = min(a, y - b), min(b, x - a)
            following |= {(x, b), (a, y), (0, b), (a, 0)}
            following |= {(a - to_second, b + to_second), (a + to_first, b - to_first)}
        current = following - seen
        seen = seen | current
        steps += 1
    return -1
