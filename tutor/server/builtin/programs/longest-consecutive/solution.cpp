#include <algorithm>
#include <unordered_set>
#include <vector>

/** The length of the longest run of consecutive numbers, wherever in the list they stand. */
int longest_consecutive(const std::vector<int>& nums) {
    const std::unordered_set<int> known(nums.begin(), nums.end());
    int longest = 0;
    for (const int start : known) {
        // Runs are followed from their first number only, so the loops take linear time together.
        if (known.count(start - 1) > 0) continue;
        int end = start;
        while (known.count(end + 1) > 0) ++end;
        longest = std::max(longest, end - start + 1);
    }
    return longest;
}
