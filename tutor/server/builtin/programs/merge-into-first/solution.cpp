#include <vector>

/** Merges the n values of nums2 into the first m of nums1, both sorted. */
std::vector<int> merge_into(
    const std::vector<int>& nums1, int m, const std::vector<int>& nums2, int n) {
    std::vector<int> merged = nums1;
    int i = m - 1;
    int j = n - 1;
    for (int place = m + n - 1; j >= 0; --place) {
        // From the back, so that no value is overwritten before it has been read.
        if (i >= 0 && merged[i] > nums2[j]) {
            merged[place] = merged[i--];
        } else {
            merged[place] = nums2[j--];
        }
    }
    return merged;
}
