class TicTacToe:
    """Tells after each move who has won on an n × n board: 1, 2, or 0 for nobody yet."""

    def __init__(self, n: int) -> None:
        self.n = n
        # Marks of player 1 less those of player 2.
        self.rows = [0] * n
        self.columns = [0] * n
        self.diagonal = self.antidiagonal = 0

    def move(self, row: int, column: int, player: int) -> int:
        mark = 1 if player == 1 else -1
        self.rows[row] += mark
        self.columns[column] += mark
        if row == column:
            self.diagonal += mark
        if row + column == self.n - 1:
            self.antidiagonal += mark
        lines = (self.rows[row], self.columns[column], self.diagonal, self.antidiagonal)
        return player if mark * self.n in lines else 0
