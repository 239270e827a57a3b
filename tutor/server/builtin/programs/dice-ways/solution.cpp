#include <algorithm>
#include <vector>

/** The sequences of throws of a die that add up to n, modulo 1,000,000,007. */
int dice_ways(int n) {
    std::vector<long long> ways(n + 1);
    ways[0] = 1;
    for (int sum = 1; sum <= n; ++sum) {
        // The last throw may be any that is not too large.
        for (int roll = 1; roll <= std::min(6, sum); ++roll) ways[sum] += ways[sum - roll];
        ways[sum] %= 1'000'000'007;
    }
    return static_cast<int>(ways[n]);
}
