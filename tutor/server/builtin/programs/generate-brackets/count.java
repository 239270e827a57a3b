final class Solution {
    /** How many balanced texts n pairs of brackets make: the n-th Catalan number. */
    static long countBrackets(int n) {
        long count = 1;
        // Each Catalan number follows from the one before.
        for (int i = 0; i < n; i++) count = count * 2 * (2 * i + 1) / (i + 2);
        return count;
    }
}
