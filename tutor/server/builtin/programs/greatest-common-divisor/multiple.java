final class Solution {
    /** The least common multiple of two positive numbers, from their greatest common divisor. */
    static long leastCommonMultiple(long a, long b) {
        return a / greatestCommonDivisor(a, b) * b;
    }

    private static long greatestCommonDivisor(long a, long b) {
        return b == 0 ? a : greatestCommonDivisor(b, a % b);
    }
}
