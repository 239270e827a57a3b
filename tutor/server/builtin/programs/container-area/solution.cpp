#include <algorithm>
#include <vector>

/**
 * The largest area between two of the walls: their distance times the lower of the two.
 * The pointers start at the ends. The lower wall limits every container it is part of, and all
 * others are narrower, so it can be left behind.
 */
long long largest_container(const std::vector<int>& heights) {
    int left = 0;
    int right = static_cast<int>(heights.size()) - 1;
    long long best = 0;
    while (left < right) {
        const long long lower = std::min(heights[left], heights[right]);
        best = std::max(best, (right - left) * lower);
        if (heights[left] < heights[right]) ++left;
        else --right;
    }
    return best;
}
