import java.util.ArrayDeque;
import java.util.Deque;

final class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /**
     * The minutes until rotten cells ('2') have infected all fresh ones ('1'); -1 if they never do.
     * All rotten cells start in the queue, so every round of the search is one minute.
     */
    static int minutesToRot(String[] grid) {
        char[][] cells = new char[grid.length][];
        Deque<int[]> queue = new ArrayDeque<>();
        int fresh = 0;
        for (int r = 0; r < grid.length; r++) {
            cells[r] = grid[r].toCharArray();
            for (int c = 0; c < cells[r].length; c++) {
                if (cells[r][c] == '1') fresh++;
                if (cells[r][c] == '2') queue.add(new int[] {r, c});
            }
        }
        int minutes = 0;
        while (fresh > 0 && !queue.isEmpty()) {
            for (int left = queue.size(); left > 0; left--) {
                int[] cell = queue.remove();
                for (int[] direction : DIRECTIONS) {
                    int r = cell[0] + direction[0];
                    int c = cell[1] + direction[1];
                    boolean inside = r >= 0 && r < cells.length && c >= 0 && c < cells[r].length;
                    if (!inside || cells[r][c] != '1') continue;
                    cells[r][c] = '2';
                    fresh--;
                    queue.add(new int[] {r, c});
                }
            }
            minutes++;
        }
        return fresh == 0 ? minutes : -1;
    }
}
