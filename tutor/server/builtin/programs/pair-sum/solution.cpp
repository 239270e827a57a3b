#include <unordered_map>
#include <vector>

/**
 * Indices of two different numbers that add up to target, or none.
 * A map from each number seen to its index answers "was the missing half here before?" at once.
 */
std::vector<int> pair_sum(const std::vector<int>& nums, int target) {
    std::unordered_map<int, int> index_of;
    for (int i = 0; i < static_cast<int>(nums.size()); ++i) {
        if (auto partner = index_of.find(target - nums[i]); partner != index_of.end()) {
            return {partner->second, i};
        }
        // Stored after the look-up, so that a number is never paired with itself.
        index_of[nums[i]] = i;
    }
    return {};
}
