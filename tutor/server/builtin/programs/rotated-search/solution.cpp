#include <vector>

/**
 * Index of target in an ascending list of different numbers that was rotated, or -1.
 * From low to middle or from middle to high everything is in order: the ends of that half tell
 * whether target is in it.
 */
int rotated_search(const std::vector<int>& nums, int target) {
    int low = 0;
    int high = static_cast<int>(nums.size()) - 1;
    while (low <= high) {
        const int middle = low + (high - low) / 2;
        if (nums[middle] == target) return middle;
        if (nums[low] <= nums[middle]) {
            if (nums[low] <= target && target < nums[middle]) high = middle - 1;
            else low = middle + 1;
        } else if (nums[middle] < target && target <= nums[high]) {
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    return -1;
}
