final class Solution {
    /**
     * The fewest multiplications for a product of matrices; matrix i has dims[i] rows and
     * dims[i + 1] columns.
     */
    static long matrixChain(int[] dims) {
        int n = dims.length;
        // cost[first][behind] is for the matrices from first up to but not including behind.
        long[][] cost = new long[n][n];
        for (int first = n - 3; first >= 0; first--) {
            for (int behind = first + 2; behind < n; behind++) {
                cost[first][behind] = Long.MAX_VALUE;
                for (int cut = first + 1; cut < behind; cut++) {
                    long last = (long) dims[first] * dims[cut] * dims[behind];
                    long total = cost[first][cut] + cost[cut][behind] + last;
                    cost[first][behind] = Math.min(cost[first][behind], total);
                }
            }
        }
        return cost[0][n - 1];
    }
}
