#include <algorithm>
#include <utility>
#include <vector>

/** The ways in which n dice with k faces show target together, modulo 1,000,000,007. */
int dice_rolls(int n, int k, int target) {
    std::vector<long long> ways(target + 1);
    ways[0] = 1;
    for (int die = 0; die < n; ++die) {
        std::vector<long long> next(target + 1);
        for (int sum = 1; sum <= target; ++sum) {
            for (int face = 1; face <= std::min(k, sum); ++face) next[sum] += ways[sum - face];
            next[sum] %= 1'000'000'007;
        }
        ways = std::move(next);
    }
    return static_cast<int>(ways[target]);
}
