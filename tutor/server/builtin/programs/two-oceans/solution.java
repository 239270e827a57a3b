import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

final class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /**
     * The cells [row, column] whose water runs both to the top or left and to the bottom or right.
     * Water runs to cells that are not higher, so the search goes backward, from the borders uphill.
     */
    static int[][] cellsToBothOceans(int[][] heights) {
        int rows = heights.length;
        int columns = heights[0].length;
        boolean[][] first = new boolean[rows][columns];
        boolean[][] second = new boolean[rows][columns];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (r == 0 || c == 0) climb(heights, r, c, first);
                if (r == rows - 1 || c == columns - 1) climb(heights, r, c, second);
            }
        }
        List<int[]> cells = new ArrayList<>();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (first[r][c] && second[r][c]) cells.add(new int[] {r, c});
            }
        }
        return cells.toArray(new int[0][]);
    }

    /** Marks the cells that can be reached from a border cell by steps that never go down. */
    private static void climb(int[][] heights, int row, int column, boolean[][] seen) {
        if (seen[row][column]) return;
        seen[row][column] = true;
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {row, column});
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            for (int[] direction : DIRECTIONS) {
                int r = cell[0] + direction[0];
                int c = cell[1] + direction[1];
                if (r < 0 || r >= heights.length || c < 0 || c >= heights[r].length) continue;
                if (seen[r][c] || heights[r][c] < heights[cell[0]][cell[1]]) continue;
                seen[r][c] = true;
                stack.push(new int[] {r, c});
            }
        }
    }
}
