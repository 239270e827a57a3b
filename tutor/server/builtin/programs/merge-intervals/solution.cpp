#include <algorithm>
#include <vector>

/**
 * The intervals [start, end] with all that overlap or touch joined into one, in order.
 * Sorted by start, an interval can only overlap the one merged last.
 */
std::vector<std::vector<int>> merge_intervals(std::vector<std::vector<int>> intervals) {
    std::sort(intervals.begin(), intervals.end());
    std::vector<std::vector<int>> merged;
    for (const auto& interval : intervals) {
        if (!merged.empty() && interval[0] <= merged.back()[1]) {
            merged.back()[1] = std::max(merged.back()[1], interval[1]);
        } else {
            merged.push_back(interval);
        }
    }
    return merged;
}
