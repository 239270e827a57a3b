def returns_home(moves: str) -> bool:
    """Whether a walk of steps U, D, L and R (or N, S, W and E) ends where it began."""
    x = y = 0
    for move in moves:
        if move in "UN":
            y += 1
        elif move in "DS":
            y -= 1
        elif move in "RE":
            x += 1
        elif move in "LW":
            x -= 1
    return x == 0 and y == 0
