#include <vector>

/** The prime factors of n in ascending order, each as often as it divides. */
std::vector<long long> prime_factors(long long n) {
    std::vector<long long> factors;
    for (long long divisor = 2; divisor * divisor <= n; ++divisor) {
        // Only primes divide here, since smaller factors have been taken out.
        while (n % divisor == 0) {
            factors.push_back(divisor);
            n /= divisor;
        }
    }
    if (n > 1) factors.push_back(n);
    return factors;
}
