final class Solution {
    private static final long MODULUS = 1_000_000_007;

    /** The n-th Fibonacci number modulo 1,000,000,007, by doubling n bit by bit. */
    static long fibonacciModulo(long n) {
        long current = 0;
        long next = 1;
        for (int bit = 62; bit >= 0; bit--) {
            // F(2k) = F(k) (2 F(k + 1) - F(k)), and F(2k + 1) = F(k)^2 + F(k + 1)^2.
            long doubled = current * ((2 * next - current + MODULUS) % MODULUS) % MODULUS;
            long after = (current * current + next * next) % MODULUS;
            boolean isSet = (n >> bit & 1) == 1;
            current = isSet ? after : doubled;
            next = isSet ? (doubled + after) % MODULUS : after;
        }
        return current;
    }
}
