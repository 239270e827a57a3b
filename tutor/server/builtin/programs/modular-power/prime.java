final class Solution {
    /** base to the power of exponent, modulo 1,000,000,007. */
    static long powerModuloPrime(long base, long exponent) {
        long modulus = 1_000_000_007;
        long square = base % modulus;
        long result = 1;
        for (long rest = exponent; rest > 0; rest /= 2) {
            if (rest % 2 == 1) result = result * square % modulus;
            square = square * square % modulus;
        }
        return result;
    }
}
