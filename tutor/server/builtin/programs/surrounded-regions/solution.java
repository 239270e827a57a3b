import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /**
     * The board with every region of O that does not touch the border turned into X.
     * Everything joined to an O on the border is safe, so the search starts there.
     */
    static String[] capture(String[] board) {
        char[][] cells = new char[board.length][];
        for (int r = 0; r < board.length; r++) cells[r] = board[r].toCharArray();
        Deque<int[]> stack = new ArrayDeque<>();
        for (int r = 0; r < cells.length; r++) {
            for (int c = 0; c < cells[r].length; c++) {
                boolean isEdge = r == 0 || c == 0 || r == cells.length - 1 || c == cells[r].length - 1;
                if (isEdge) visit(cells, r, c, stack);
            }
        }
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            visit(cells, cell[0] + 1, cell[1], stack);
            visit(cells, cell[0] - 1, cell[1], stack);
            visit(cells, cell[0], cell[1] + 1, stack);
            visit(cells, cell[0], cell[1] - 1, stack);
        }
        String[] captured = new String[cells.length];
        for (int r = 0; r < cells.length; r++) {
            captured[r] = new String(cells[r]).replace('O', 'X').replace('S', 'O');
        }
        return captured;
    }

    /** Marks an O that is safe as S. */
    private static void visit(char[][] cells, int r, int c, Deque<int[]> stack) {
        if (r < 0 || r >= cells.length || c < 0 || c >= cells[r].length || cells[r][c] != 'O') return;
        cells[r][c] = 'S';
        stack.push(new int[] {r, c});
    }
}
