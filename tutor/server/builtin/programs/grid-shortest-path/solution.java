import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /**
     * The number of cells on the shortest path over free cells ('0' or '.'), or -1.
     * It leads from the top left to the bottom right in steps in eight directions. Breadth-first
     * search reaches cells in order of their distance.
     */
    static int shortestPathLength(String[] grid) {
        int[][] length = new int[grid.length][grid[0].length()];
        Deque<int[]> queue = new ArrayDeque<>();
        if (isFree(grid, 0, 0)) {
            length[0][0] = 1;
            queue.add(new int[] {0, 0});
        }
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            for (int r = cell[0] - 1; r <= cell[0] + 1; r++) {
                for (int c = cell[1] - 1; c <= cell[1] + 1; c++) {
                    // Zero means that the cell has not been reached yet.
                    if (!isFree(grid, r, c) || length[r][c] > 0) continue;
                    length[r][c] = length[cell[0]][cell[1]] + 1;
                    queue.add(new int[] {r, c});
                }
            }
        }
        int last = length[grid.length - 1][grid[0].length() - 1];
        return last == 0 ? -1 : last;
    }

    private static boolean isFree(String[] grid, int r, int c) {
        if (r < 0 || r >= grid.length || c < 0 || c >= grid[r].length()) return false;
        return grid[r].charAt(c) == '0' || grid[r].charAt(c) == '.';
    }
}
