#include <algorithm>
#include <vector>

/** The largest product of a stretch of at least one value. */
long long max_product(const std::vector<int>& nums) {
    long long best = nums.at(0);
    // Of the stretches that end at the value before.
    long long highest = 1;
    long long lowest = 1;
    for (const long long num : nums) {
        const auto [low, high] = std::minmax({num, highest * num, lowest * num});
        highest = high;
        lowest = low;
        best = std::max(best, highest);
    }
    return best;
}
