def knight_moves_from_one(n: int, start: list[int], target: list[int]) -> int:
    """The fewest moves of a knight from start to target on an n by n board, or -1.

    Rows and columns count from 1. The search reaches squares in order of the number of moves.
    """
    moves = {(start[0], start[1]): 0}
    queue = [(start[0], start[1])]
    # The queue grows while it is read.
    for x, y in queue:
        if [x, y] == target:
            break
        for far, near in ((2, 1), (2, -1), (-2, 1), (-2, -1)):
            for square in ((x + far, y + near), (x + near, y + far)):
                inside = 1 <= square[0] <= n and 1 <= square[1] <= n
                if inside and square not in moves:
                    moves[square] = moves[x, y] + 1
                    queue.append(square)
    return moves.get((target[0], target[1]), -1)
