#include <vector>

/** By how many places an ascending list of different numbers was rotated: where it begins. */
int rotation_count(const std::vector<int>& nums) {
    int low = 0;
    int high = static_cast<int>(nums.size()) - 1;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (nums[middle] > nums[high]) low = middle + 1;
        else high = middle;
    }
    return low;
}
