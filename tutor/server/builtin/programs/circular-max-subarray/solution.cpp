#include <algorithm>
#include <vector>

/** The largest sum of a stretch of at least one value on a circle. */
long long max_circular(const std::vector<int>& nums) {
    long long total = 0;
    long long highest = nums.at(0);
    long long lowest = nums.at(0);
    long long highest_here = 0;
    long long lowest_here = 0;
    for (const int num : nums) {
        total += num;
        highest_here = std::max(highest_here, 0LL) + num;
        lowest_here = std::min(lowest_here, 0LL) + num;
        highest = std::max(highest, highest_here);
        lowest = std::min(lowest, lowest_here);
    }
    // With negative values only, the smallest sum is all of them, and nothing would be left.
    return highest < 0 ? highest : std::max(highest, total - lowest);
}
