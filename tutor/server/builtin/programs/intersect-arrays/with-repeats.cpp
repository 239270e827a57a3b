#include <unordered_map>
#include <vector>

/** The values that are in both lists, each as often as in both. */
std::vector<int> intersect_with_repeats(
    const std::vector<int>& nums1, const std::vector<int>& nums2) {
    std::unordered_map<int, int> left;
    for (const int num : nums1) ++left[num];
    std::vector<int> common;
    for (const int num : nums2) {
        if (left[num]-- > 0) common.push_back(num);
    }
    return common;
}
