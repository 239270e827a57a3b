#include <algorithm>
#include <vector>

/** The smallest sum that no subset of the coins gives. */
long long smallest_impossible(const std::vector<int>& coins) {
    std::vector<int> sorted = coins;
    std::sort(sorted.begin(), sorted.end());
    // All smaller sums are possible with the coins so far.
    long long impossible = 1;
    for (const int coin : sorted) {
        if (coin > impossible) break;
        impossible += coin;
    }
    return impossible;
}
