import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    /** How many areas of land the grid holds when corners join cells, too. */
    static int countDiagonalIslands(String[] grid) {
        boolean[][] land = new boolean[grid.length][];
        for (int row = 0; row < grid.length; row++) {
            land[row] = new boolean[grid[row].length()];
            for (int column = 0; column < land[row].length; column++) {
                land[row][column] = "0.~-".indexOf(grid[row].charAt(column)) < 0;
            }
        }
        int islands = 0;
        for (int row = 0; row < land.length; row++) {
            for (int column = 0; column < land[row].length; column++) {
                if (!land[row][column]) continue;
                islands++;
                flood(land, row, column);
            }
        }
        return islands;
    }

    /** Turns an area into water. It has its own stack, because recursion fails on large areas. */
    private static void flood(boolean[][] land, int row, int column) {
        Deque<int[]> stack = new ArrayDeque<>();
        land[row][column] = false;
        stack.push(new int[] {row, column});
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            for (int r = Math.max(cell[0] - 1, 0); r <= Math.min(cell[0] + 1, land.length - 1); r++) {
                for (int c = Math.max(cell[1] - 1, 0);
                        c <= Math.min(cell[1] + 1, land[r].length - 1);
                        c++) {
                    if (!land[r][c]) continue;
                    land[r][c] = false;
                    stack.push(new int[] {r, c});
                }
            }
        }
    }
}
