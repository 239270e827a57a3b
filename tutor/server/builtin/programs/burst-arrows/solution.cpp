#include <algorithm>
#include <limits>
#include <vector>

/** How few points hit every interval [start, end]; an end belongs to its interval. */
int fewest_arrows(const std::vector<std::vector<int>>& points) {
    std::vector<std::vector<int>> sorted = points;
    std::sort(sorted.begin(), sorted.end(),
              [](const auto& a, const auto& b) { return a[1] < b[1]; });
    int arrows = 0;
    long long last = std::numeric_limits<long long>::min();
    for (const auto& interval : sorted) {
        // Hit already by the last arrow.
        if (interval[0] <= last) continue;
        ++arrows;
        last = interval[1];
    }
    return arrows;
}
