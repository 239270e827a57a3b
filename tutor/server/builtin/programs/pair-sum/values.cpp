#include <unordered_set>
#include <vector>

/** Two numbers that add up to target, or none. */
std::vector<int> pair_values(const std::vector<int>& nums, int target) {
    std::unordered_set<int> seen;
    for (const int num : nums) {
        if (seen.count(target - num) > 0) return {target - num, num};
        seen.insert(num);
    }
    return {};
}
