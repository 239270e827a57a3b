#include <vector>

/** The sequences of coins that make amount; other orders of the same coins count again. */
long long coin_sequences(int amount, const std::vector<int>& coins) {
    std::vector<long long> ways(amount + 1);
    ways[0] = 1;
    for (int sum = 1; sum <= amount; ++sum) {
        // The last coin may be any that is not too large.
        for (const int coin : coins) {
            if (coin <= sum) ways[sum] += ways[sum - coin];
        }
    }
    return ways[amount];
}
