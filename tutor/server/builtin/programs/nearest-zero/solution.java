import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /**
     * The steps from every cell to the nearest 0, up, down, left or right; -1 without any 0.
     * All zeros start in the queue, so each cell is first reached from its nearest one.
     */
    static int[][] distancesToZero(int[][] mat) {
        int[][] distance = new int[mat.length][mat[0].length];
        Deque<int[]> queue = new ArrayDeque<>();
        for (int r = 0; r < mat.length; r++) {
            for (int c = 0; c < mat[r].length; c++) {
                if (mat[r][c] == 0) queue.add(new int[] {r, c});
                else distance[r][c] = -1;
            }
        }
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            for (int[] direction : DIRECTIONS) {
                int r = cell[0] + direction[0];
                int c = cell[1] + direction[1];
                boolean inside = r >= 0 && r < distance.length && c >= 0 && c < distance[r].length;
                if (!inside || distance[r][c] != -1) continue;
                distance[r][c] = distance[cell[0]][cell[1]] + 1;
                queue.add(new int[] {r, c});
            }
        }
        return distance;
    }
}
