#include <algorithm>
#include <vector>

/**
 * The fewest coins that make amount, each kind usable any number of times; -1 when it cannot be.
 * The last coin taken leaves a smaller amount, whose answer is known already.
 */
int fewest_coins(const std::vector<int>& coins, int amount) {
    // More coins than any sum can need stands for "impossible".
    const int impossible = amount + 1;
    std::vector<int> fewest(amount + 1, impossible);
    fewest[0] = 0;
    for (int sum = 1; sum <= amount; ++sum) {
        for (const int coin : coins) {
            if (coin <= sum) fewest[sum] = std::min(fewest[sum], fewest[sum - coin] + 1);
        }
    }
    return fewest[amount] == impossible ? -1 : fewest[amount];
}
