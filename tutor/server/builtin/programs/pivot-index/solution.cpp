#include <numeric>
#include <vector>

/** The first index with equal sums on both sides; -1 if there is none. */
int pivot_index(const std::vector<int>& nums) {
    const long long total = std::accumulate(nums.begin(), nums.end(), 0LL);
    long long before = 0;
    for (int i = 0; i < static_cast<int>(nums.size()); ++i) {
        if (before == total - before - nums[i]) return i;
        before += nums[i];
    }
    return -1;
}
