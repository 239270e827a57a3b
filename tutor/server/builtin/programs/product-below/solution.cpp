#include <vector>

/** How many stretches of positive values have a product less than k. */
long long count_below(const std::vector<int>& nums, int k) {
    long long product = 1;
    int from = 0;
    long long count = 0;
    for (int to = 0; to < static_cast<int>(nums.size()); ++to) {
        product *= nums[to];
        while (from <= to && product >= k) product /= nums[from++];
        // One for each start of the window.
        count += to - from + 1;
    }
    return count;
}
