#include <algorithm>
#include <limits>
#include <vector>

/** The least total cost of merging a row into one; each merge of two neighbors costs their sum. */
long long merge_neighbors(const std::vector<int>& piles) {
    const int n = static_cast<int>(piles.size());
    std::vector<long long> sums(n + 1);
    for (int i = 0; i < n; ++i) sums[i + 1] = sums[i] + piles[i];
    // cost[first][behind] is for the piles from first up to but not including behind.
    std::vector<std::vector<long long>> cost(n + 1, std::vector<long long>(n + 1));
    for (int first = n - 2; first >= 0; --first) {
        for (int behind = first + 2; behind <= n; ++behind) {
            long long best = std::numeric_limits<long long>::max();
            for (int cut = first + 1; cut < behind; ++cut) {
                best = std::min(best, cost[first][cut] + cost[cut][behind]);
            }
            cost[first][behind] = best + sums[behind] - sums[first];
        }
    }
    return cost[0][n];
}
