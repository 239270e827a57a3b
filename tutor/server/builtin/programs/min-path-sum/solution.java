import java.util.Arrays;

final class Solution {
    /**
     * The smallest sum of a path from the top left to the bottom right that moves right and down.
     * sums[column] is the best sum up to the cell above until the current row replaces it.
     */
    static long minPathSum(int[][] grid) {
        long[] sums = new long[grid[0].length];
        Arrays.fill(sums, Long.MAX_VALUE);
        sums[0] = 0;
        for (int[] row : grid) {
            for (int column = 0; column < row.length; column++) {
                long fromLeft = column > 0 ? sums[column - 1] : Long.MAX_VALUE;
                sums[column] = Math.min(sums[column], fromLeft) + row[column];
            }
        }
        return sums[sums.length - 1];
    }
}
