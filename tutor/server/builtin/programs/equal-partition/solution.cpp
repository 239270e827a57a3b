#include <numeric>
#include <vector>

/**
 * Whether nums (not negative) can be split into two groups of equal sum.
 * can_reach[sum] says whether some of the numbers so far add up to sum.
 */
bool equal_partition(const std::vector<int>& nums) {
    const int total = std::accumulate(nums.begin(), nums.end(), 0);
    if (total % 2 != 0) return false;
    const int half = total / 2;
    std::vector<bool> can_reach(half + 1);
    can_reach[0] = true;
    for (const int num : nums) {
        // Downwards, so that a number is not used twice.
        for (int sum = half; sum >= num; --sum) {
            if (can_reach[sum - num]) can_reach[sum] = true;
        }
    }
    return can_reach[half];
}
