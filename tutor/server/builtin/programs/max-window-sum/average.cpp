#include <algorithm>
#include <vector>

/** The largest average of k neighboring values. */
double max_average(const std::vector<int>& nums, int k) {
    long long sum = 0;
    for (int i = 0; i < k; ++i) sum += nums[i];
    long long best = sum;
    for (int i = k; i < static_cast<int>(nums.size()); ++i) {
        sum += nums[i] - nums[i - k];
        best = std::max(best, sum);
    }
    // All windows are equally long, so the largest sum has the largest average.
    return static_cast<double>(best) / k;
}
