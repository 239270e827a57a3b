#include <algorithm>
#include <vector>

/**
 * The fewest jumps from the first to the last position, when nums[i] is the farthest jump from i;
 * -1 when the end is out of reach.
 * All positions that a number of jumps can reach form one stretch. Its end is passed only when
 * there is no choice left, and then the farthest position seen is the new end: no other choice
 * reaches more.
 */
int fewest_jumps(const std::vector<int>& nums) {
    int jumps = 0;
    int reached_end = 0;
    int farthest = 0;
    for (int i = 0; i + 1 < static_cast<int>(nums.size()); ++i) {
        farthest = std::max(farthest, i + nums[i]);
        if (i == reached_end) {
            if (farthest == i) return -1;
            ++jumps;
            reached_end = farthest;
        }
    }
    return jumps;
}
