import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

final class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /**
     * The fewest steps from the entrance to another empty cell ('.') at the border, or -1.
     * Breadth-first search reaches cells in order of their distance, so the first exit is the nearest.
     */
    static int nearestExit(String[] maze, int[] entrance) {
        int rows = maze.length;
        int columns = maze[0].length();
        int[][] steps = new int[rows][columns];
        for (int[] row : steps) Arrays.fill(row, -1);
        steps[entrance[0]][entrance[1]] = 0;
        Deque<int[]> queue = new ArrayDeque<>();
        queue.add(entrance);
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            int reached = steps[cell[0]][cell[1]];
            boolean isBorder = cell[0] == 0 || cell[1] == 0 || cell[0] == rows - 1 || cell[1] == columns - 1;
            if (isBorder && reached > 0) return reached;
            for (int[] direction : DIRECTIONS) {
                int r = cell[0] + direction[0];
                int c = cell[1] + direction[1];
                if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
                if (steps[r][c] != -1 || maze[r].charAt(c) != '.') continue;
                steps[r][c] = reached + 1;
                queue.add(new int[] {r, c});
            }
        }
        return -1;
    }
}
