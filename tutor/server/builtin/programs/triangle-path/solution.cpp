#include <algorithm>
#include <vector>

/** The smallest sum of a path from the top; each step goes to one of the two numbers below. */
long long triangle_path(const std::vector<std::vector<int>>& triangle) {
    // The best sum from each number of the row below down to the bottom.
    std::vector<long long> below(triangle.size() + 1);
    for (auto row = triangle.rbegin(); row != triangle.rend(); ++row) {
        for (std::size_t i = 0; i < row->size(); ++i) {
            below[i] = (*row)[i] + std::min(below[i], below[i + 1]);
        }
    }
    return below[0];
}
