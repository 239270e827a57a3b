import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /** How many rooms the plan shows: areas of floor `.` (or 0) that walls enclose. */
    static int countRooms(String[] grid) {
        boolean[][] seen = new boolean[grid.length][];
        for (int row = 0; row < grid.length; row++) seen[row] = new boolean[grid[row].length()];
        int rooms = 0;
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[row].length(); column++) {
                if (!isFloor(grid[row].charAt(column)) || seen[row][column]) continue;
                rooms++;
                fill(grid, seen, row, column);
            }
        }
        return rooms;
    }

    private static boolean isFloor(char cell) {
        return cell == '.' || cell == '0';
    }

    /** Marks a room. It has its own stack, because recursion fails on large rooms. */
    private static void fill(String[] grid, boolean[][] seen, int row, int column) {
        Deque<int[]> stack = new ArrayDeque<>();
        seen[row][column] = true;
        stack.push(new int[] {row, column});
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            for (int[] direction : DIRECTIONS) {
                int r = cell[0] + direction[0];
                int c = cell[1] + direction[1];
                boolean inside = r >= 0 && r < grid.length && c >= 0 && c < grid[r].length();
                if (!inside || !isFloor(grid[r].charAt(c)) || seen[r][c]) continue;
                seen[r][c] = true;
                stack.push(new int[] {r, c});
            }
        }
    }
}
