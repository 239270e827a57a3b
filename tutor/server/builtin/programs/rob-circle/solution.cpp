#include <algorithm>
#include <utility>
#include <vector>

int best_in_row(const std::vector<int>& nums, std::size_t start, std::size_t end) {
    int before = 0;
    int best = 0;
    for (std::size_t i = start; i < end; ++i) {
        before = std::exchange(best, std::max(best, before + nums[i]));
    }
    return best;
}

/**
 * The largest sum of values in a circle of which no two are neighbors.
 * The first and the last one are neighbors too, so at least one of them stays out.
 */
int rob_circle(const std::vector<int>& nums) {
    if (nums.size() == 1) return nums[0];
    return std::max(best_in_row(nums, 1, nums.size()), best_in_row(nums, 0, nums.size() - 1));
}
