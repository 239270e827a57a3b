#include <algorithm>

/** In how many ways k of n things can be chosen. */
long long count_combinations(int n, int k) {
    if (k > n) return 0;
    const int fewer = std::min(k, n - k);
    long long count = 1;
    // The product of the first few fractions is itself such a count, and so stays whole.
    for (int chosen = 1; chosen <= fewer; ++chosen) count = count * (n - fewer + chosen) / chosen;
    return count;
}
