import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /**
     * The number of cells in the largest group of '1' joined side by side; 0 without any.
     * Each search takes one whole island off the map, so no cell is counted twice.
     */
    static int maxIslandArea(String[] grid) {
        char[][] cells = new char[grid.length][];
        for (int r = 0; r < grid.length; r++) cells[r] = grid[r].toCharArray();
        int largest = 0;
        for (int r = 0; r < cells.length; r++) {
            for (int c = 0; c < cells[r].length; c++) largest = Math.max(largest, flood(cells, r, c));
        }
        return largest;
    }

    private static int flood(char[][] cells, int row, int column) {
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {row, column});
        int area = 0;
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            int r = cell[0];
            int c = cell[1];
            boolean inside = r >= 0 && r < cells.length && c >= 0 && c < cells[r].length;
            if (!inside || cells[r][c] != '1') continue;
            cells[r][c] = '0';
            area++;
            stack.push(new int[] {r + 1, c});
            stack.push(new int[] {r - 1, c});
            stack.push(new int[] {r, c + 1});
            stack.push(new int[] {r, c - 1});
        }
        return area;
    }
}
