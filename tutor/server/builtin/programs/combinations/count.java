final class Solution {
    /** In how many ways k of n things can be chosen. */
    static long countCombinations(int n, int k) {
        if (k > n) return 0;
        int fewer = Math.min(k, n - k);
        long count = 1;
        // The product of the first few fractions is itself such a count, and so stays whole.
        for (int chosen = 1; chosen <= fewer; chosen++) {
            count = count * (n - fewer + chosen) / chosen;
        }
        return count;
    }
}
