#include <unordered_map>
#include <vector>

/**
 * How many contiguous subarrays of nums add up to k.
 * With sum as the total so far, a subarray that ends here adds up to k exactly when the total
 * before it was sum - k; a map counts how often each total has occurred.
 */
long long subarrays_with_sum(const std::vector<int>& nums, int k) {
    // The empty prefix has the total 0 and lets subarrays begin at the first number.
    std::unordered_map<long long, int> times_seen{{0, 1}};
    long long sum = 0;
    long long count = 0;
    for (const int num : nums) {
        sum += num;
        if (const auto seen = times_seen.find(sum - k); seen != times_seen.end()) {
            count += seen->second;
        }
        ++times_seen[sum];
    }
    return count;
}
