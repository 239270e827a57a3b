final class Solution {
    /** Whether n is a power of two. */
    static boolean isPowerOfTwo(long n) {
        // Clears the lowest one, which has to be the only one.
        return n > 0 && (n & (n - 1)) == 0;
    }
}
