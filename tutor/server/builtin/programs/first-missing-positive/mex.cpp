#include <unordered_set>
#include <vector>

/** The smallest number from 0 on that the list lacks. */
int mex(const std::vector<int>& nums) {
    const std::unordered_set<int> known(nums.begin(), nums.end());
    int candidate = 0;
    while (known.count(candidate) > 0) ++candidate;
    return candidate;
}
