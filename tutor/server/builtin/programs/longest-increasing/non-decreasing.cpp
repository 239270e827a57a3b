#include <algorithm>
#include <vector>

/**
 * Length of the longest subsequence that never decreases.
 * tails[l] is the smallest value that such a subsequence of length l + 1 can end with.
 * The tails never decrease either, so each number finds its place by binary search.
 */
int longest_non_decreasing(const std::vector<int>& nums) {
    std::vector<int> tails;
    for (const int num : nums) {
        const auto place = std::upper_bound(tails.begin(), tails.end(), num);
        if (place == tails.end()) tails.push_back(num);
        else *place = num;
    }
    return static_cast<int>(tails.size());
}
