#include <vector>

/**
 * An index whose value is greater than both neighbors; beyond the ends everything is lower.
 * Neighbors must differ. From low it goes uphill and behind high downhill, so that there is
 * always a peak between them.
 */
int peak_element(const std::vector<int>& nums) {
    int low = 0;
    int high = static_cast<int>(nums.size()) - 1;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (nums[middle] < nums[middle + 1]) low = middle + 1;
        else high = middle;
    }
    return low;
}
