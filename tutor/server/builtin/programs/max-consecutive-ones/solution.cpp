#include <algorithm>
#include <vector>

/** The length of the longest run of ones. */
int max_consecutive_ones(const std::vector<int>& nums) {
    int longest = 0;
    int length = 0;
    for (const int num : nums) {
        length = num == 1 ? length + 1 : 0;
        longest = std::max(longest, length);
    }
    return longest;
}
