#include <algorithm>
#include <unordered_map>
#include <vector>

/** The length of the longest stretch with as many zeros as ones. */
int longest_balanced(const std::vector<int>& nums) {
    std::unordered_map<int, int> first_place{{0, 0}};
    int lead = 0;
    int longest = 0;
    for (int end = 1; end <= static_cast<int>(nums.size()); ++end) {
        lead += nums[end - 1] == 1 ? 1 : -1;
        longest = std::max(longest, end - first_place.emplace(lead, end).first->second);
    }
    return longest;
}
