#include <algorithm>
#include <limits>
#include <map>
#include <utility>
#include <vector>

/** The most points from numbers of which no two differ by exactly one. */
int delete_and_earn(const std::vector<int>& nums) {
    std::map<int, int> points;
    for (const int num : nums) points[num] += num;
    int before = 0;
    int best = 0;
    int last = std::numeric_limits<int>::min();
    for (const auto& [value, total] : points) {
        // Behind a gap nothing is ruled out.
        const int without = value == last + 1 ? before : best;
        before = std::exchange(best, std::max(best, without + total));
        last = value;
    }
    return best;
}
