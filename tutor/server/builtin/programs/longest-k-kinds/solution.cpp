#include <algorithm>
#include <unordered_map>
#include <vector>

/** The length of the longest stretch with at most k different values. */
int longest_k_kinds(const std::vector<int>& nums, int k) {
    std::unordered_map<int, int> counts;
    int start = 0;
    int longest = 0;
    for (int end = 0; end < static_cast<int>(nums.size()); ++end) {
        ++counts[nums[end]];
        while (static_cast<int>(counts.size()) > k) {
            if (--counts[nums[start]] == 0) counts.erase(nums[start]);
            ++start;
        }
        longest = std::max(longest, end - start + 1);
    }
    return longest;
}
