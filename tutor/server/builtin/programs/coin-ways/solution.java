final class Solution {
    /**
     * The combinations of coins that make amount, each kind usable any number of times.
     * Kinds are added one after the other, so that no combination is counted in two orders.
     */
    static long coinWays(int amount, int[] coins) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int coin : coins) {
            for (int sum = coin; sum <= amount; sum++) ways[sum] += ways[sum - coin];
        }
        return ways[amount];
    }
}
