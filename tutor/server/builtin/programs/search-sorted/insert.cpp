#include <vector>

/** Where target is in the ascending nums, or where it would be inserted. */
int insert_position(const std::vector<int>& nums, int target) {
    int low = 0;
    int high = static_cast<int>(nums.size());
    // Everything before low is smaller than the target, everything from high on is not.
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (nums[middle] < target) low = middle + 1;
        else high = middle;
    }
    return low;
}
