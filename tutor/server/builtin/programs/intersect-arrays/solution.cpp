#include <unordered_set>
#include <vector>

/** The different values that are in both lists. */
std::vector<int> intersect(const std::vector<int>& nums1, const std::vector<int>& nums2) {
    std::unordered_set<int> in_first(nums1.begin(), nums1.end());
    std::vector<int> common;
    for (const int num : nums2) {
        // Taken out of the set, a value is found only once.
        if (in_first.erase(num) > 0) common.push_back(num);
    }
    return common;
}
