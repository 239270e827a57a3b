import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

final class Solution {
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /**
     * The number of cells on the longest path between neighbors whose values strictly rise.
     * In order of their values, each cell extends the best path of its lower neighbors.
     */
    static int longestPath(int[][] matrix) {
        List<int[]> cells = new ArrayList<>();
        for (int r = 0; r < matrix.length; r++) {
            for (int c = 0; c < matrix[r].length; c++) cells.add(new int[] {r, c});
        }
        cells.sort(Comparator.comparingInt(cell -> matrix[cell[0]][cell[1]]));
        int[][] length = new int[matrix.length][matrix[0].length];
        int longest = 0;
        for (int[] cell : cells) {
            int best = 0;
            for (int[] direction : DIRECTIONS) {
                int r = cell[0] + direction[0];
                int c = cell[1] + direction[1];
                if (r < 0 || r >= matrix.length || c < 0 || c >= matrix[r].length) continue;
                // Lower neighbors are final already.
                if (matrix[r][c] < matrix[cell[0]][cell[1]]) best = Math.max(best, length[r][c]);
            }
            length[cell[0]][cell[1]] = best + 1;
            longest = Math.max(longest, best + 1);
        }
        return longest;
    }
}
