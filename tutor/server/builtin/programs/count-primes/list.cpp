#include <cstddef>
#include <vector>

/** The primes up to and including n, in ascending order. */
std::vector<int> primes_up_to(int n) {
    std::vector<bool> is_composite(n < 2 ? 2 : static_cast<std::size_t>(n) + 1);
    std::vector<int> primes;
    for (int candidate = 2; candidate <= n; ++candidate) {
        if (is_composite[candidate]) continue;
        primes.push_back(candidate);
        for (long long multiple = 1LL * candidate * candidate; multiple <= n;
             multiple += candidate) {
            is_composite[multiple] = true;
        }
    }
    return primes;
}
