/** Tells after each move who has won on an n × n board: 1, 2, or 0 for nobody yet. */
final class TicTacToe {
    private final int n;
    // Marks of player 1 less those of player 2.
    private final int[] rows;
    private final int[] columns;
    private int diagonal;
    private int antidiagonal;

    TicTacToe(int n) {
        this.n = n;
        rows = new int[n];
        columns = new int[n];
    }

    int move(int row, int column, int player) {
        int mark = player == 1 ? 1 : -1;
        rows[row] += mark;
        columns[column] += mark;
        if (row == column) diagonal += mark;
        if (row + column == n - 1) antidiagonal += mark;
        for (int line : new int[] {rows[row], columns[column], diagonal, antidiagonal}) {
            if (line == mark * n) return player;
        }
        return 0;
    }
}
