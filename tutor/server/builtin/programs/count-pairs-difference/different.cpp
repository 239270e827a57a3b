#include <unordered_map>
#include <vector>

/** How many different pairs of values differ by exactly k. */
long long count_different_pairs(const std::vector<int>& nums, int k) {
    std::unordered_map<long long, int> counts;
    for (const int num : nums) ++counts[num];
    long long pairs = 0;
    for (const auto& [num, count] : counts) {
        // Each pair is found from its lower value; equal ones need two of it.
        if (k == 0 ? count > 1 : counts.count(num + k) > 0) ++pairs;
    }
    return pairs;
}
