final class Solution {
    /** The greatest common divisor of two numbers (Euclid). */
    static long greatestCommonDivisor(long a, long b) {
        return b == 0 ? a : greatestCommonDivisor(b, a % b);
    }
}
