#include <algorithm>
#include <limits>
#include <vector>

/** How few intervals [start, end] to remove so that the others share at most end points. */
int fewest_removals(const std::vector<std::vector<int>>& intervals) {
    std::vector<std::vector<int>> sorted = intervals;
    std::sort(sorted.begin(), sorted.end(),
              [](const auto& a, const auto& b) { return a[1] < b[1]; });
    int removed = 0;
    long long last_end = std::numeric_limits<long long>::min();
    for (const auto& interval : sorted) {
        if (interval[0] < last_end) {
            ++removed;
        } else {
            last_end = interval[1];
        }
    }
    return removed;
}
