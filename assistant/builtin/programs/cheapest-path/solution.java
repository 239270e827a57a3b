import java.util.Arrays;

final class Solution {
    /**
     * The least total on a way from the top left to the bottom right cell, going only right or down.
     * A cell is entered from above or from the left, so its best total is the better of those two
     * plus its own cost. One row of totals is enough, overwritten from left to right.
     */
    static long cheapestPath(int[][] costs) {
        long[] totals = new long[costs[0].length];
        Arrays.fill(totals, Long.MAX_VALUE);
        // Nothing has been paid before the first cell.
        totals[0] = 0;
        for (int[] row : costs) {
            totals[0] += row[0];
            for (int column = 1; column < row.length; column++) {
                totals[column] = Math.min(totals[column], totals[column - 1]) + row[column];
            }
        }
        return totals[totals.length - 1];
    }
}
