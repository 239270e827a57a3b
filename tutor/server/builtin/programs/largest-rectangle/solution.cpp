#include <algorithm>
#include <vector>

/** The area of the largest rectangle under bars of width 1. */
long long largest_rectangle(const std::vector<int>& heights) {
    const int size = static_cast<int>(heights.size());
    long long best = 0;
    // Indices of bars, each higher than the one below it on the stack.
    std::vector<int> rising;
    for (int i = 0; i <= size; ++i) {
        // Behind the last bar, a height of 0 ends all that are open.
        const int height = i < size ? heights[i] : 0;
        while (!rising.empty() && heights[rising.back()] >= height) {
            const long long top = heights[rising.back()];
            rising.pop_back();
            const int before = rising.empty() ? -1 : rising.back();
            best = std::max(best, top * (i - before - 1));
        }
        rising.push_back(i);
    }
    return best;
}
