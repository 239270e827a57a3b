def visited_cells(moves: str) -> int:
    """How many different cells a walk visits, its start included."""
    x = y = 0
    visited = {(0, 0)}
    for move in moves:
        x += (move in "RE") - (move in "LW")
        y += (move in "UN") - (move in "DS")
        visited.add((x, y))
    return len(visited)
