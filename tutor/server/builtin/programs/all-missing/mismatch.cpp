#include <unordered_set>
#include <vector>

/** The number from 1 to n that appears twice and the one that is missing instead. */
std::vector<int> find_mismatch(const std::vector<int>& nums) {
    std::unordered_set<int> seen;
    int twice = -1;
    for (const int num : nums) {
        if (!seen.insert(num).second) twice = num;
    }
    int missing = 1;
    while (seen.count(missing) > 0) ++missing;
    return {twice, missing};
}
