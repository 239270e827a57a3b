def robot_bounded(instructions: str) -> bool:
    """Whether a robot that repeats G (go), L and R (turn) forever stays within a circle.

    It does if one round ends at the start, or facing another way: turned rounds cancel.
    """
    x = y = dx = 0
    dy = 1
    for step in instructions:
        if step == "G":
            x, y = x + dx, y + dy
        elif step == "L":
            dx, dy = -dy, dx
        else:
            dx, dy = dy, -dx
    return (x, y) == (0, 0) or dy != 1
