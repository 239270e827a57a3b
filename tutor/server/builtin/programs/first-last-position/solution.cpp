#include <algorithm>
#include <vector>

/** The first and the last index of target in the ascending nums, or [-1, -1]. */
std::vector<int> first_last_position(const std::vector<int>& nums, int target) {
    const auto [first, behind] = std::equal_range(nums.begin(), nums.end(), target);
    if (first == behind) return {-1, -1};
    return {static_cast<int>(first - nums.begin()), static_cast<int>(behind - nums.begin()) - 1};
}
