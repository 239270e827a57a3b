import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

final class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /**
     * The fewest steps from 'S' or 'A' to 'E', 'G', 'T', 'B', 'F' or 'D' around walls ('#'), or -1.
     * Breadth-first search reaches cells in order of their distance, so the first visit is the
     * shortest.
     */
    static int mazeSteps(String[] grid) {
        int[] start = find(grid, "SAs");
        int[] end = find(grid, "EGTBFDeg");
        if (start == null || end == null) return -1;
        int[][] steps = new int[grid.length][];
        for (int r = 0; r < grid.length; r++) {
            steps[r] = new int[grid[r].length()];
            Arrays.fill(steps[r], -1);
        }
        steps[start[0]][start[1]] = 0;
        Deque<int[]> queue = new ArrayDeque<>();
        queue.add(start);
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            for (int[] direction : DIRECTIONS) {
                int r = cell[0] + direction[0];
                int c = cell[1] + direction[1];
                boolean inside = r >= 0 && r < grid.length && c >= 0 && c < grid[r].length();
                if (!inside || steps[r][c] != -1 || "#*X%1".indexOf(grid[r].charAt(c)) >= 0) continue;
                steps[r][c] = steps[cell[0]][cell[1]] + 1;
                queue.add(new int[] {r, c});
            }
        }
        return steps[end[0]][end[1]];
    }

    private static int[] find(String[] grid, String marks) {
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[r].length(); c++) {
                if (marks.indexOf(grid[r].charAt(c)) >= 0) return new int[] {r, c};
            }
        }
        return null;
    }
}
