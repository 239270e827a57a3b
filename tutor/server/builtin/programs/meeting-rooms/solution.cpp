#include <algorithm>
#include <vector>

/** The largest number of meetings [start, end] at one time; one may begin when another ends. */
int min_rooms(const std::vector<std::vector<int>>& intervals) {
    std::vector<int> starts;
    std::vector<int> ends;
    for (const auto& interval : intervals) {
        starts.push_back(interval[0]);
        ends.push_back(interval[1]);
    }
    std::sort(starts.begin(), starts.end());
    std::sort(ends.begin(), ends.end());
    int ended = 0;
    int rooms = 0;
    for (int begun = 0; begun < static_cast<int>(starts.size()); ++begun) {
        while (ends[ended] <= starts[begun]) ++ended;
        rooms = std::max(rooms, begun + 1 - ended);
    }
    return rooms;
}
