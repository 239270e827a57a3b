#include <algorithm>
#include <vector>

/** Sorted intervals with a new one put in; intervals that overlap or touch are merged. */
std::vector<std::vector<int>> insert_interval(
    const std::vector<std::vector<int>>& intervals, const std::vector<int>& new_interval) {
    std::vector<int> merged = new_interval;
    std::vector<std::vector<int>> result;
    std::vector<std::vector<int>> after;
    for (const auto& interval : intervals) {
        if (interval[1] < new_interval[0]) {
            result.push_back(interval);
        } else if (interval[0] > new_interval[1]) {
            after.push_back(interval);
        } else {
            merged[0] = std::min(merged[0], interval[0]);
            merged[1] = std::max(merged[1], interval[1]);
        }
    }
    result.push_back(merged);
    result.insert(result.end(), after.begin(), after.end());
    return result;
}
