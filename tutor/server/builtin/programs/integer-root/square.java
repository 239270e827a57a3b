final class Solution {
    /** Whether num is the square of a whole number. */
    static boolean isPerfectSquare(long num) {
        long low = 0;
        long high = Math.min(num, 3_037_000_499L);
        while (low < high) {
            long middle = (low + high + 1) / 2;
            if (middle * middle <= num) low = middle;
            else high = middle - 1;
        }
        return low * low == num;
    }
}
