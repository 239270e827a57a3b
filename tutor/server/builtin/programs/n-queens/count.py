def count_queens(n: int) -> int:
    """The number of ways to place n queens so that no two share a row, column or diagonal.

    From row to row the attacked diagonals move by one place, which is a shift of bits.
    """
    everything = 2**n - 1

    def place(columns: int, left: int, right: int) -> int:
        if columns == everything:
            return 1
        count = 0
        free = everything & ~(columns | left | right)
        while free:
            # The lowest bit that is set.
            queen = free & -free
            free ^= queen
            count += place(columns | queen, (left | queen) << 1, (right | queen) >> 1)
        return count

    return place(0, 0, 0)
