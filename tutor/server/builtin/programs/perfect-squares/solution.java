final class Solution {
    /** The fewest square numbers that add up to n: the last one leaves a smaller number. */
    static int perfectSquares(int n) {
        int[] fewest = new int[n + 1];
        for (int sum = 1; sum <= n; sum++) {
            fewest[sum] = sum;
            for (int root = 1; root * root <= sum; root++) {
                fewest[sum] = Math.min(fewest[sum], fewest[sum - root * root] + 1);
            }
        }
        return fewest[n];
    }
}
