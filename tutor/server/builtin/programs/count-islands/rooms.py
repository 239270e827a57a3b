def count_rooms(grid: list[str]) -> int:
    """How many rooms the plan shows: areas of floor `.` (or 0) that walls enclose."""
    floor = {
        (row, column)
        for row, cells in enumerate(grid)
        for column, cell in enumerate(cells)
        if cell in ".0"
    }
    rooms = 0
    while floor:
        rooms += 1
        # Its own stack, because recursion fails on large rooms.
        stack = [floor.pop()]
        while stack:
            row, column = stack.pop()
            for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                if near in floor:
                    floor.remove(near)
                    stack.append(near)
    return rooms
