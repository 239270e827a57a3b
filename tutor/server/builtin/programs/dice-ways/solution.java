final class Solution {
    /** The sequences of throws of a die that add up to n, modulo 1,000,000,007. */
    static int diceWays(int n) {
        long[] ways = new long[n + 1];
        ways[0] = 1;
        for (int sum = 1; sum <= n; sum++) {
            // The last throw may be any that is not too large.
            for (int roll = 1; roll <= Math.min(6, sum); roll++) ways[sum] += ways[sum - roll];
            ways[sum] %= 1_000_000_007;
        }
        return (int) ways[n];
    }
}
