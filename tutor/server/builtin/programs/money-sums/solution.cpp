#include <set>
#include <vector>

/** All sums of one or more of the numbers, ascending; each number can be used once. */
std::vector<int> money_sums(const std::vector<int>& coins) {
    std::set<int> sums{0};
    for (const int coin : coins) {
        const std::vector<int> known(sums.begin(), sums.end());
        for (const int sum : known) sums.insert(sum + coin);
    }
    return {++sums.begin(), sums.end()};
}
