#include <algorithm>
#include <unordered_map>
#include <vector>

/** The length of the longest stretch with a sum that is divisible by k; 0 if there is none. */
int longest_divisible(const std::vector<int>& nums, int k) {
    std::unordered_map<long long, int> first_end{{0, 0}};
    long long remainder = 0;
    int longest = 0;
    for (int end = 1; end <= static_cast<int>(nums.size()); ++end) {
        // Never negative, so that equal remainders look equal.
        remainder = ((remainder + nums[end - 1]) % k + k) % k;
        longest = std::max(longest, end - first_end.emplace(remainder, end).first->second);
    }
    return longest;
}
