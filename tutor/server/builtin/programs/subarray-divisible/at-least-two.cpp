#include <unordered_map>
#include <vector>

/** Whether two or more neighbors have a sum that is divisible by k. */
bool has_divisible_pair(const std::vector<int>& nums, int k) {
    std::unordered_map<long long, int> first_end{{0, 0}};
    long long remainder = 0;
    for (int end = 1; end <= static_cast<int>(nums.size()); ++end) {
        // Never negative, so that equal remainders look equal.
        remainder = ((remainder + nums[end - 1]) % k + k) % k;
        if (end - first_end.emplace(remainder, end).first->second >= 2) return true;
    }
    return false;
}
