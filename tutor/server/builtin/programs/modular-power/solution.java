final class Solution {
    /** base to the power of exponent, modulo modulus: one step per bit of the exponent. */
    static long modularPower(long base, long exponent, long modulus) {
        long square = base % modulus;
        long result = 1 % modulus;
        for (long rest = exponent; rest > 0; rest /= 2) {
            if (rest % 2 == 1) result = result * square % modulus;
            square = square * square % modulus;
        }
        return result;
    }
}
