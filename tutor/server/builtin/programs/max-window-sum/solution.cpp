#include <algorithm>
#include <vector>

/** The largest sum of k neighboring values. */
long long max_window_sum(const std::vector<int>& nums, int k) {
    long long sum = 0;
    for (int i = 0; i < k; ++i) sum += nums[i];
    long long best = sum;
    for (int i = k; i < static_cast<int>(nums.size()); ++i) {
        sum += nums[i] - nums[i - k];
        best = std::max(best, sum);
    }
    return best;
}
