def walk_distance(moves: str) -> int:
    """How far a walk ends from its start, in steps along the grid."""
    x = sum((move in "RE") - (move in "LW") for move in moves)
    y = sum((move in "UN") - (move in "DS") for move in moves)
    return abs(x) + abs(y)
