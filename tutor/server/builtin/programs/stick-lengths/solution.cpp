#include <algorithm>
#include <cstdlib>
#include <vector>

/** The lowest sum of changes that makes all values equal: to their median. */
long long equalize_cost(const std::vector<int>& nums) {
    std::vector<int> sorted = nums;
    std::sort(sorted.begin(), sorted.end());
    const long long median = sorted.at(sorted.size() / 2);
    long long cost = 0;
    for (const int num : nums) cost += std::llabs(num - median);
    return cost;
}
