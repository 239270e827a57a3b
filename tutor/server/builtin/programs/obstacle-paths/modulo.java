final class Solution {
    private static final int MODULUS = 1_000_000_007;

    /** The ways over free cells ('0' or '.'), right and down only, modulo 1,000,000,007. */
    static int obstaclePathsModulo(String[] grid) {
        int[] ways = new int[grid[0].length()];
        ways[0] = 1;
        for (String row : grid) {
            for (int column = 0; column < ways.length; column++) {
                boolean isFree = row.charAt(column) == '0' || row.charAt(column) == '.';
                if (!isFree) ways[column] = 0;
                else if (column > 0) ways[column] = (ways[column] + ways[column - 1]) % MODULUS;
            }
        }
        return ways[ways.length - 1];
    }
}
