import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /**
     * The largest distance of a water cell (0) to its nearest land (1); -1 without land or water.
     * All land starts in the queue. Each round goes one step out, so the last cells are the farthest.
     */
    static int farthestFromLand(int[][] grid) {
        int[][] distance = new int[grid.length][grid[0].length];
        Deque<int[]> queue = new ArrayDeque<>();
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[r].length; c++) {
                if (grid[r][c] == 1) queue.add(new int[] {r, c});
                else distance[r][c] = -1;
            }
        }
        int farthest = -1;
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            if (distance[cell[0]][cell[1]] > 0) farthest = distance[cell[0]][cell[1]];
            for (int[] direction : DIRECTIONS) {
                int r = cell[0] + direction[0];
                int c = cell[1] + direction[1];
                boolean inside = r >= 0 && r < distance.length && c >= 0 && c < distance[r].length;
                if (!inside || distance[r][c] != -1) continue;
                distance[r][c] = distance[cell[0]][cell[1]] + 1;
                queue.add(new int[] {r, c});
            }
        }
        return farthest;
    }
}
