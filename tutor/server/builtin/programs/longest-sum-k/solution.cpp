#include <algorithm>
#include <unordered_map>
#include <vector>

/** The length of the longest stretch with sum k; 0 if there is none. */
int longest_with_sum(const std::vector<int>& nums, int k) {
    std::unordered_map<long long, int> first_place{{0, 0}};
    long long sum = 0;
    int longest = 0;
    for (int end = 1; end <= static_cast<int>(nums.size()); ++end) {
        sum += nums[end - 1];
        const auto start = first_place.find(sum - k);
        if (start != first_place.end()) longest = std::max(longest, end - start->second);
        first_place.emplace(sum, end);
    }
    return longest;
}
