#include <algorithm>
#include <vector>

/**
 * How many primes are smaller than n (sieve of Eratosthenes).
 * Every composite number has a prime factor not above its square root, so crossing out the
 * multiples of those primes leaves primes alone.
 */
int count_primes(int n) {
    std::vector<bool> is_composite(std::max(n, 0), false);
    int count = 0;
    for (int candidate = 2; candidate < n; ++candidate) {
        if (is_composite[candidate]) continue;
        ++count;
        // Smaller multiples have been crossed out by smaller primes. The square may exceed int.
        for (long long multiple = 1LL * candidate * candidate; multiple < n; multiple += candidate) {
            is_composite[multiple] = true;
        }
    }
    return count;
}
