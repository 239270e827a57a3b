def robot_walk(moves: str) -> list[int]:
    """Where a walk from [0, 0] ends: U or N, D or S, L or W, R or E, each one step."""
    x = y = 0
    for move in moves:
        x += (move in "RE") - (move in "LW")
        y += (move in "UN") - (move in "DS")
    return [x, y]
