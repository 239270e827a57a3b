final class Solution {
    /** The least total cost of merging a row into one; each merge of two neighbors costs their sum. */
    static long mergeNeighbors(int[] piles) {
        int n = piles.length;
        long[] sums = new long[n + 1];
        for (int i = 0; i < n; i++) sums[i + 1] = sums[i] + piles[i];
        // cost[first][behind] is for the piles from first up to but not including behind.
        long[][] cost = new long[n + 1][n + 1];
        for (int first = n - 2; first >= 0; first--) {
            for (int behind = first + 2; behind <= n; behind++) {
                long best = Long.MAX_VALUE;
                for (int cut = first + 1; cut < behind; cut++) {
                    best = Math.min(best, cost[first][cut] + cost[cut][behind]);
                }
                cost[first][behind] = best + sums[behind] - sums[first];
            }
        }
        return cost[0][n];
    }
}
