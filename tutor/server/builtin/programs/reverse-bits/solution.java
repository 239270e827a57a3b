final class Solution {
    /** The number whose 32 bits are those of n in reverse order. */
    static long reverseBits(long n) {
        long reversed = 0;
        for (int bit = 0; bit < 32; bit++) reversed = reversed << 1 | (n >> bit & 1);
        return reversed;
    }
}
