#include <algorithm>
#include <vector>

/** How many increases by one leave no value below the one before it. */
long long fewest_increases(const std::vector<int>& nums) {
    if (nums.empty()) return 0;
    long long highest = nums[0];
    long long increases = 0;
    for (const int num : nums) {
        highest = std::max<long long>(highest, num);
        increases += highest - num;
    }
    return increases;
}
