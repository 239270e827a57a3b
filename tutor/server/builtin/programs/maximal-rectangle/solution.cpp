#include <algorithm>
#include <string>
#include <vector>

/** The area of the largest rectangle under bars of width 1. */
int largest_under(const std::vector<int>& heights) {
    const int size = static_cast<int>(heights.size());
    int best = 0;
    std::vector<int> rising;
    for (int i = 0; i <= size; ++i) {
        // Behind the last bar, a height of 0 ends all that are open.
        const int height = i < size ? heights[i] : 0;
        while (!rising.empty() && heights[rising.back()] >= height) {
            const int top = heights[rising.back()];
            rising.pop_back();
            const int before = rising.empty() ? -1 : rising.back();
            best = std::max(best, top * (i - before - 1));
        }
        rising.push_back(i);
    }
    return best;
}

/** The area of the largest rectangle of `1` cells. */
int maximal_rectangle(const std::vector<std::string>& matrix) {
    int best = 0;
    std::vector<int> heights(matrix.empty() ? 0 : matrix[0].size(), 0);
    for (const std::string& row : matrix) {
        // How many ones stand above each other in every column, up to this row.
        for (std::size_t i = 0; i < heights.size(); ++i) {
            heights[i] = row[i] == '1' ? heights[i] + 1 : 0;
        }
        best = std::max(best, largest_under(heights));
    }
    return best;
}
