#include <cstddef>
#include <vector>

/** The length of the longest stretch with at most k zeros. */
int longest_ones(const std::vector<int>& nums, int k) {
    int zeros = 0;
    std::size_t from = 0;
    for (const int num : nums) {
        if (num == 0) ++zeros;
        // The window never shrinks: it slides on until it can grow beyond the best so far.
        if (zeros > k) {
            if (nums[from] == 0) --zeros;
            ++from;
        }
    }
    return static_cast<int>(nums.size() - from);
}
