def distances_to_gates(rooms: list[list[int]]) -> list[list[int]]:
    """The rooms with every empty one (2147483647) replaced by its distance to the nearest gate (0).

    Walls are -1. All gates start in the queue, so each room is first reached from its nearest
    one.
    """
    empty = 2**31 - 1
    distance = [row[:] for row in rooms]
    queue = [(r, c) for r, row in enumerate(rooms) for c, room in enumerate(row) if room == 0]
    # The queue grows while it is read.
    for row, column in queue:
        for r, c in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            inside = 0 <= r < len(rooms) and 0 <= c < len(rooms[r])
            if inside and distance[r][c] == empty:
                distance[r][c] = distance[row][column] + 1
                queue.append((r, c))
    return distance
