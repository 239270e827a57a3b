#include <vector>

/**
 * The combinations of coins that make amount, each kind usable any number of times.
 * Kinds are added one after the other, so that no combination is counted in two orders.
 */
long long coin_ways(int amount, const std::vector<int>& coins) {
    std::vector<long long> ways(amount + 1);
    ways[0] = 1;
    for (const int coin : coins) {
        for (int sum = coin; sum <= amount; ++sum) ways[sum] += ways[sum - coin];
    }
    return ways[amount];
}
