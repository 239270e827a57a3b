#include <numeric>
#include <vector>

/** The smallest difference between the sums of two groups that nums split into. */
int smallest_difference(const std::vector<int>& nums) {
    const int total = std::accumulate(nums.begin(), nums.end(), 0);
    std::vector<bool> can_reach(total / 2 + 1);
    can_reach[0] = true;
    for (const int num : nums) {
        for (int sum = total / 2; sum >= num; --sum) {
            if (can_reach[sum - num]) can_reach[sum] = true;
        }
    }
    // The lighter group comes as close to half as it can.
    int lighter = total / 2;
    while (!can_reach[lighter]) --lighter;
    return total - 2 * lighter;
}
