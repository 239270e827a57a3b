#include <algorithm>
#include <vector>

/**
 * Index of the first target in the ascending nums, or -1.
 * lower_bound halves the range until everything before the place is smaller than target and
 * everything from it on is not.
 */
int search_sorted(const std::vector<int>& nums, int target) {
    const auto place = std::lower_bound(nums.begin(), nums.end(), target);
    if (place == nums.end() || *place != target) return -1;
    return static_cast<int>(place - nums.begin());
}
