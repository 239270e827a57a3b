#include <algorithm>
#include <limits>
#include <vector>

/**
 * The total length that the intervals [start, end] cover together.
 * Sorted by start, each interval adds what lies beyond the farthest end so far.
 */
long long covered_length(std::vector<std::vector<int>> intervals) {
    std::sort(intervals.begin(), intervals.end());
    long long length = 0;
    long long covered = std::numeric_limits<int>::min();
    for (const auto& interval : intervals) {
        const long long start = std::max<long long>(interval[0], covered);
        length += std::max(0LL, interval[1] - start);
        covered = std::max<long long>(covered, interval[1]);
    }
    return length;
}
