import java.util.ArrayList;
import java.util.List;

final class Solution {
    /**
     * All boards with n queens ('Q') on which no two share a row, column or diagonal.
     * Each row gets one queen. A column is tried only if no queen above attacks it.
     */
    static String[][] placeQueens(int n) {
        List<String[]> boards = new ArrayList<>();
        place(new int[n], 0, boards);
        return boards.toArray(new String[0][]);
    }

    /** Places queens from the row on; columns holds those of the rows above. */
    private static void place(int[] columns, int row, List<String[]> boards) {
        int n = columns.length;
        if (row == n) {
            String[] board = new String[n];
            for (int r = 0; r < n; r++) {
                board[r] = ".".repeat(columns[r]) + "Q" + ".".repeat(n - columns[r] - 1);
            }
            boards.add(board);
            return;
        }
        for (int column = 0; column < n; column++) {
            boolean isAttacked = false;
            for (int above = 0; above < row; above++) {
                int distance = Math.abs(columns[above] - column);
                if (distance == 0 || distance == row - above) isAttacked = true;
            }
            if (isAttacked) continue;
            columns[row] = column;
            place(columns, row + 1, boards);
        }
    }
}
