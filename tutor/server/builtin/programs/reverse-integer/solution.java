final class Solution {
    /** The number with its digits in reverse order; 0 if that is beyond 32 bits. */
    static int reverseInteger(int x) {
        long reversed = 0;
        for (int left = x; left != 0; left /= 10) reversed = reversed * 10 + left % 10;
        return Math.abs(reversed) > Integer.MAX_VALUE ? 0 : (int) reversed;
    }
}
