#include <cstddef>
#include <vector>

/** The values with all zeros at the end; the others keep their order. */
std::vector<int> move_zeroes(const std::vector<int>& nums) {
    std::vector<int> moved(nums.size(), 0);
    std::size_t free = 0;
    for (const int num : nums) {
        if (num != 0) moved[free++] = num;
    }
    return moved;
}
