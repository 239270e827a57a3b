#include <algorithm>
#include <vector>

/** The most coins from bursting all balloons; each pays its number times its neighbors'. */
int burst_balloons(const std::vector<int>& nums) {
    std::vector<int> balloons{1};
    balloons.insert(balloons.end(), nums.begin(), nums.end());
    balloons.push_back(1);
    const int n = static_cast<int>(balloons.size());
    // best[left][right] is for all balloons between the two, which are still there.
    std::vector<std::vector<int>> best(n, std::vector<int>(n));
    for (int left = n - 3; left >= 0; --left) {
        for (int right = left + 2; right < n; ++right) {
            for (int last = left + 1; last < right; ++last) {
                const int coins = balloons[left] * balloons[last] * balloons[right];
                const int total = best[left][last] + coins + best[last][right];
                best[left][right] = std::max(best[left][right], total);
            }
        }
    }
    return best[0][n - 1];
}
