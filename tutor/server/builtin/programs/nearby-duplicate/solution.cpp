#include <unordered_map>
#include <vector>

/** Whether two equal values are at most k places apart. */
bool has_nearby_duplicate(const std::vector<int>& nums, int k) {
    std::unordered_map<int, int> last_place;
    for (int i = 0; i < static_cast<int>(nums.size()); ++i) {
        const auto [last, is_first] = last_place.emplace(nums[i], i);
        if (!is_first && i - last->second <= k) return true;
        last->second = i;
    }
    return false;
}
