final class Solution {
    /** The largest whole number whose square is at most x. */
    static long integerRoot(long x) {
        long low = 0;
        long high = Math.min(x, 3_037_000_499L);
        while (low < high) {
            long middle = (low + high + 1) / 2;
            if (middle * middle <= x) low = middle;
            else high = middle - 1;
        }
        return low;
    }
}
