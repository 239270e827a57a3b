#include <algorithm>
#include <vector>

/** The water that stays between walls of width 1. */
int trapped_water(const std::vector<int>& heights) {
    int left = 0;
    int right = static_cast<int>(heights.size()) - 1;
    int left_wall = 0;
    int right_wall = 0;
    int water = 0;
    while (left < right) {
        left_wall = std::max(left_wall, heights[left]);
        right_wall = std::max(right_wall, heights[right]);
        // The lower side decides how high the water stands there.
        if (left_wall < right_wall) water += left_wall - heights[left++];
        else water += right_wall - heights[right--];
    }
    return water;
}
