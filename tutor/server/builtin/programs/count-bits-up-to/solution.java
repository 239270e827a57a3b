final class Solution {
    /** For every number from 0 to n, how many ones its binary form has. */
    static int[] countBitsUpTo(int n) {
        int[] counts = new int[n + 1];
        // Without its lowest one, a number is smaller and has been counted.
        for (int i = 1; i <= n; i++) counts[i] = counts[i & (i - 1)] + 1;
        return counts;
    }
}
