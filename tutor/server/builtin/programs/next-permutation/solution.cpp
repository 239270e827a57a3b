#include <algorithm>
#include <utility>
#include <vector>

/** The next arrangement in lexicographic order; after the last one comes the first. */
std::vector<int> next_permutation(const std::vector<int>& nums) {
    std::vector<int> next = nums;
    int i = static_cast<int>(next.size()) - 2;
    while (i >= 0 && next[i] >= next[i + 1]) --i;
    if (i >= 0) {
        // The end descends, so from the back the first larger value is the smallest of those.
        int j = static_cast<int>(next.size()) - 1;
        while (next[j] <= next[i]) --j;
        std::swap(next[i], next[j]);
    }
    std::reverse(next.begin() + i + 1, next.end());
    return next;
}
