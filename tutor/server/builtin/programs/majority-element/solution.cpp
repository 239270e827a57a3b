#include <algorithm>
#include <vector>

/** The value that makes up more than half of the list; -1 if there is none. */
int majority_element(const std::vector<int>& nums) {
    int candidate = -1;
    int lead = 0;
    for (const int num : nums) {
        if (lead == 0) candidate = num;
        // A different value cancels one vote for the candidate.
        lead += num == candidate ? 1 : -1;
    }
    const auto count = std::count(nums.begin(), nums.end(), candidate);
    return count * 2 > static_cast<long>(nums.size()) ? candidate : -1;
}
