import java.util.Arrays;

final class Solution {
    /** The largest sum of a path from the top left to the bottom right, right and down only. */
    static long maxPathSum(int[][] grid) {
        // Low enough to lose against every path, and far from an overflow.
        long none = Long.MIN_VALUE / 2;
        long[] sums = new long[grid[0].length];
        Arrays.fill(sums, none);
        sums[0] = 0;
        for (int[] row : grid) {
            for (int column = 0; column < row.length; column++) {
                long fromLeft = column > 0 ? sums[column - 1] : none;
                sums[column] = Math.max(sums[column], fromLeft) + row[column];
            }
        }
        return sums[sums.length - 1];
    }
}
