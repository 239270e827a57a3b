#include <algorithm>
#include <cstddef>
#include <vector>

/** Whether no two meetings overlap; one may begin when another ends. */
bool can_attend_all(const std::vector<std::vector<int>>& intervals) {
    std::vector<std::vector<int>> sorted = intervals;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        if (sorted[i][0] < sorted[i - 1][1]) return false;
    }
    return true;
}
