#include <algorithm>
#include <vector>

/**
 * Length of the longest strictly increasing subsequence.
 * tails[l] is the smallest value that an increasing subsequence of length l + 1 can end with.
 * The tails themselves increase, so each number finds its place by binary search.
 */
int longest_increasing(const std::vector<int>& nums) {
    std::vector<int> tails;
    for (const int num : nums) {
        const auto place = std::lower_bound(tails.begin(), tails.end(), num);
        if (place == tails.end()) tails.push_back(num);
        else *place = num;
    }
    return static_cast<int>(tails.size());
}
