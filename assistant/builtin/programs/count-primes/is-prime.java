final class Solution {
    /** Whether n is prime. */
    static boolean isPrime(int n) {
        if (n < 2) return false;
        // One of two factors is at most the square root.
        for (long divisor = 2; divisor * divisor <= n; divisor++) {
            if (n % divisor == 0) return false;
        }
        return true;
    }
}
