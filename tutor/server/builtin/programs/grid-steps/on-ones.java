import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;

final class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /**
     * The fewest steps from the top left to the bottom right cell, up, down, left or right over
     * cells with '1'; -1 when there is no way.
     * Breadth-first search reaches cells in order of their distance, so the first visit is the
     * shortest.
     */
    static int fewestStepsOnOnes(String[] grid) {
        int rows = grid.length;
        int columns = grid[0].length();
        if (!isFree(grid, 0, 0)) return -1;

        int[][] distance = new int[rows][columns];
        for (int[] row : distance) Arrays.fill(row, -1);
        distance[0][0] = 0;
        Queue<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {0, 0});
        while (!queue.isEmpty()) {
            int[] cell = queue.remove();
            for (int[] direction : DIRECTIONS) {
                int row = cell[0] + direction[0];
                int column = cell[1] + direction[1];
                if (!isFree(grid, row, column) || distance[row][column] != -1) continue;
                distance[row][column] = distance[cell[0]][cell[1]] + 1;
                queue.add(new int[] {row, column});
            }
        }
        return distance[rows - 1][columns - 1];
    }

    private static boolean isFree(String[] grid, int row, int column) {
        if (row < 0 || row >= grid.length || column < 0 || column >= grid[row].length()) return false;
        return grid[row].charAt(column) == '1';
    }
}
