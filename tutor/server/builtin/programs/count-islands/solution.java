import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /**
     * How many islands the grid holds: groups of land joined up, down, left or right. Water is `0`,
     * `.`, `~` or `-`; anything else is land.
     */
    static int countIslands(String[] grid) {
        boolean[][] seen = new boolean[grid.length][];
        for (int row = 0; row < grid.length; row++) seen[row] = new boolean[grid[row].length()];
        int islands = 0;
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[row].length(); column++) {
                if (isWater(grid[row].charAt(column)) || seen[row][column]) continue;
                islands++;
                flood(grid, seen, row, column);
            }
        }
        return islands;
    }

    private static boolean isWater(char cell) {
        return "0.~-".indexOf(cell) >= 0;
    }

    /** Marks an island. It has its own stack, because recursion fails on large islands. */
    private static void flood(String[] grid, boolean[][] seen, int row, int column) {
        Deque<int[]> stack = new ArrayDeque<>();
        seen[row][column] = true;
        stack.push(new int[] {row, column});
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            for (int[] direction : DIRECTIONS) {
                int r = cell[0] + direction[0];
                int c = cell[1] + direction[1];
                boolean inside = r >= 0 && r < grid.length && c >= 0 && c < grid[r].length();
                if (!inside || isWater(grid[r].charAt(c)) || seen[r][c]) continue;
                seen[r][c] = true;
                stack.push(new int[] {r, c});
            }
        }
    }
}
