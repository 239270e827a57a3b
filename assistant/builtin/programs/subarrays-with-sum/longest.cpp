#include <algorithm>
#include <unordered_map>
#include <vector>

/** Length of the longest contiguous stretch of nums that adds up to k; 0 if there is none. */
int longest_with_sum(const std::vector<int>& nums, int k) {
    // Where each total occurred first; the empty prefix ends before the first number.
    std::unordered_map<long long, int> first_end{{0, -1}};
    long long sum = 0;
    int longest = 0;
    for (int i = 0; i < static_cast<int>(nums.size()); ++i) {
        sum += nums[i];
        if (const auto start = first_end.find(sum - k); start != first_end.end()) {
            longest = std::max(longest, i - start->second);
        }
        first_end.emplace(sum, i);
    }
    return longest;
}
