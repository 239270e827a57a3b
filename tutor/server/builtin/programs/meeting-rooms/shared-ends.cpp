#include <algorithm>
#include <vector>

/** The largest number of visits [start, end] at one time, when both ends belong to the visit. */
int max_present(const std::vector<std::vector<int>>& intervals) {
    std::vector<int> starts;
    std::vector<int> ends;
    for (const auto& interval : intervals) {
        starts.push_back(interval[0]);
        ends.push_back(interval[1]);
    }
    std::sort(starts.begin(), starts.end());
    std::sort(ends.begin(), ends.end());
    int ended = 0;
    int present = 0;
    for (int begun = 0; begun < static_cast<int>(starts.size()); ++begun) {
        while (ends[ended] < starts[begun]) ++ended;
        present = std::max(present, begun + 1 - ended);
    }
    return present;
}
