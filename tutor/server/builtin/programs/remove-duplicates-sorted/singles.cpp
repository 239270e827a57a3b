#include <cstddef>
#include <vector>

/** The values of a sorted list that appear exactly once. */
std::vector<int> keep_singles(const std::vector<int>& nums) {
    std::vector<int> singles;
    for (std::size_t i = 0; i < nums.size(); ++i) {
        const bool differs_before = i == 0 || nums[i] != nums[i - 1];
        const bool differs_after = i + 1 == nums.size() || nums[i] != nums[i + 1];
        if (differs_before && differs_after) singles.push_back(nums[i]);
    }
    return singles;
}
