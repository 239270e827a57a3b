final class Solution {
    /**
     * The ways from the top left to the bottom right over free cells ('0' or '.'), right and down
     * only. Each cell is reached from above, whose count is still in the row, or from the left.
     */
    static long obstaclePaths(String[] grid) {
        long[] ways = new long[grid[0].length()];
        ways[0] = 1;
        for (String row : grid) {
            for (int column = 0; column < ways.length; column++) {
                boolean isFree = row.charAt(column) == '0' || row.charAt(column) == '.';
                if (!isFree) ways[column] = 0;
                else if (column > 0) ways[column] += ways[column - 1];
            }
        }
        return ways[ways.length - 1];
    }
}
