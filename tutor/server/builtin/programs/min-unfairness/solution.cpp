#include <algorithm>
#include <limits>
#include <vector>

/** The smallest difference between the largest and the smallest of k chosen values. */
int min_unfairness(const std::vector<int>& nums, int k) {
    std::vector<int> sorted = nums;
    std::sort(sorted.begin(), sorted.end());
    int best = std::numeric_limits<int>::max();
    for (int i = k - 1; i < static_cast<int>(sorted.size()); ++i) {
        best = std::min(best, sorted[i] - sorted[i - k + 1]);
    }
    return best;
}
