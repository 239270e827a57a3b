final class Solution {
    /**
     * How many primes are smaller than n (sieve of Eratosthenes).
     * Every composite number has a prime factor not above its square root, so crossing out the
     * multiples of those primes leaves primes alone.
     */
    static int countPrimes(int n) {
        boolean[] isComposite = new boolean[Math.max(n, 0)];
        int count = 0;
        for (int candidate = 2; candidate < n; candidate++) {
            if (isComposite[candidate]) continue;
            count++;
            // Smaller multiples have been crossed out by smaller primes. The square may exceed int.
            for (long multiple = (long) candidate * candidate; multiple < n; multiple += candidate) {
                isComposite[(int) multiple] = true;
            }
        }
        return count;
    }
}
