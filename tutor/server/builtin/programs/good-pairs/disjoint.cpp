#include <unordered_set>
#include <vector>

/** How many pairs of equal values can be formed when each value is in one pair only. */
long long count_disjoint_pairs(const std::vector<int>& nums) {
    std::unordered_set<int> single;
    long long pairs = 0;
    for (const int num : nums) {
        if (single.erase(num) > 0) {
            ++pairs;
        } else {
            single.insert(num);
        }
    }
    return pairs;
}
