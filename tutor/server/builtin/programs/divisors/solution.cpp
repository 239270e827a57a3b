#include <vector>

/** All divisors of n in ascending order: each one up to the root has a partner above it. */
std::vector<long long> divisors(long long n) {
    std::vector<long long> all;
    std::vector<long long> large;
    for (long long divisor = 1; divisor * divisor <= n; ++divisor) {
        if (n % divisor != 0) continue;
        all.push_back(divisor);
        if (divisor * divisor < n) large.push_back(n / divisor);
    }
    all.insert(all.end(), large.rbegin(), large.rend());
    return all;
}
