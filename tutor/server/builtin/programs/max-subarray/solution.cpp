#include <algorithm>
#include <vector>

/** The largest sum of a stretch of at least one value. */
long long max_subarray(const std::vector<int>& nums) {
    long long best = nums.at(0);
    long long ending_here = 0;
    for (const int num : nums) {
        // Going on with a stretch below zero would only lose.
        ending_here = std::max(ending_here, 0LL) + num;
        best = std::max(best, ending_here);
    }
    return best;
}
