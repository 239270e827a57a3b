#include <cstddef>
#include <vector>

/** How many primes there are up to and including n. */
int count_primes_up_to(int n) {
    std::vector<bool> is_composite(n < 2 ? 2 : static_cast<std::size_t>(n) + 1);
    int count = 0;
    for (int candidate = 2; candidate <= n; ++candidate) {
        if (is_composite[candidate]) continue;
        ++count;
        for (long long multiple = 1LL * candidate * candidate; multiple <= n;
             multiple += candidate) {
            is_composite[multiple] = true;
        }
    }
    return count;
}
