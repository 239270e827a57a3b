#include <algorithm>
#include <vector>

/** The values moved k places to the left; those beyond the front come back at the end. */
std::vector<int> rotate_left(const std::vector<int>& nums, int k) {
    std::vector<int> rotated = nums;
    if (nums.empty()) return rotated;
    const int steps = k % static_cast<int>(nums.size());
    std::rotate(rotated.begin(), rotated.begin() + steps, rotated.end());
    return rotated;
}
