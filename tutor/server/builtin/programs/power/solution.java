final class Solution {
    /** x to the power of n, which may be negative: one step per bit of the exponent. */
    static double power(double x, int n) {
        double base = n < 0 ? 1 / x : x;
        double result = 1;
        // A long, because the smallest int has no positive counterpart.
        for (long rest = Math.abs((long) n); rest > 0; rest /= 2) {
            if (rest % 2 == 1) result *= base;
            base *= base;
        }
        return result;
    }
}
