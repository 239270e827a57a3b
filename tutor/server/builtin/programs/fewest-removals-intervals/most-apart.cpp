#include <algorithm>
#include <limits>
#include <vector>

/** How many intervals [start, end] can be kept that do not even share an end point. */
int most_apart(const std::vector<std::vector<int>>& intervals) {
    std::vector<std::vector<int>> sorted = intervals;
    std::sort(sorted.begin(), sorted.end(),
              [](const auto& a, const auto& b) { return a[1] < b[1]; });
    int kept = 0;
    long long last_end = std::numeric_limits<long long>::min();
    for (const auto& interval : sorted) {
        if (interval[0] <= last_end) continue;
        ++kept;
        last_end = interval[1];
    }
    return kept;
}
