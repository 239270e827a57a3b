#include <unordered_set>
#include <vector>

/** The different values of the first list that the second lacks. */
std::vector<int> only_in_first(const std::vector<int>& nums1, const std::vector<int>& nums2) {
    std::unordered_set<int> excluded(nums2.begin(), nums2.end());
    std::vector<int> left;
    for (const int num : nums1) {
        // Once taken, a value is excluded too, so that it comes only once.
        if (excluded.insert(num).second) left.push_back(num);
    }
    return left;
}
