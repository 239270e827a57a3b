#include <unordered_map>
#include <vector>

/** How many pairs of places hold equal values. */
long long count_equal_pairs(const std::vector<int>& nums) {
    std::unordered_map<int, long long> counts;
    long long pairs = 0;
    for (const int num : nums) pairs += counts[num]++;
    return pairs;
}
