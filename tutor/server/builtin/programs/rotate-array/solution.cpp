#include <algorithm>
#include <vector>

/** The values moved k places to the right; those beyond the end come back at the front. */
std::vector<int> rotate_right(const std::vector<int>& nums, int k) {
    std::vector<int> rotated = nums;
    if (nums.empty()) return rotated;
    // Once around changes nothing.
    const int steps = k % static_cast<int>(nums.size());
    std::reverse(rotated.begin(), rotated.end());
    std::reverse(rotated.begin(), rotated.begin() + steps);
    std::reverse(rotated.begin() + steps, rotated.end());
    return rotated;
}
