final class Solution {
    /** How many ones the binary form of n has. */
    static int countBits(long n) {
        int count = 0;
        // Each step clears the lowest one.
        for (long left = n; left != 0; left &= left - 1) count++;
        return count;
    }
}
