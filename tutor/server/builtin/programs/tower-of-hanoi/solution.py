def hanoi(n: int) -> list[list[int]]:
    """The moves [from, to] of the fewest that bring n disks from peg 1 to peg 3."""
    moves: list[list[int]] = []

    def move(disks: int, start: int, end: int) -> None:
        if disks == 0:
            return
        # The numbers of all pegs add up to 6.
        other = 6 - start - end
        move(disks - 1, start, other)
        moves.append([start, end])
        move(disks - 1, other, end)

    move(n, 1, 3)
    return moves
