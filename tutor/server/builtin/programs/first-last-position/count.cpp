#include <algorithm>
#include <vector>

/** How often target occurs in the ascending nums. */
int count_in_sorted(const std::vector<int>& nums, int target) {
    const auto [first, behind] = std::equal_range(nums.begin(), nums.end(), target);
    return static_cast<int>(behind - first);
}
