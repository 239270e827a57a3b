final class Solution {
    /** The sequences of coins that make amount; other orders of the same coins count again. */
    static long coinSequences(int amount, int[] coins) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int sum = 1; sum <= amount; sum++) {
            // The last coin may be any that is not too large.
            for (int coin : coins) if (coin <= sum) ways[sum] += ways[sum - coin];
        }
        return ways[amount];
    }
}
