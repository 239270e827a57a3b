#include <vector>

/** The smallest value of an ascending list that was rotated. */
int rotated_minimum(const std::vector<int>& nums) {
    int low = 0;
    int high = static_cast<int>(nums.size()) - 1;
    // The smallest value is always between low and high.
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (nums[middle] > nums[high]) low = middle + 1;
        else if (nums[middle] < nums[high]) high = middle;
        // Of two equal values one can go, though it does not tell on which side to look.
        else --high;
    }
    return nums[low];
}
