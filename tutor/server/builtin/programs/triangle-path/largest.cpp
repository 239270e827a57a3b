#include <algorithm>
#include <vector>

/** The largest sum of a path from the top; each step goes to one of the two numbers below. */
long long triangle_maximum(const std::vector<std::vector<int>>& triangle) {
    std::vector<long long> below(triangle.size() + 1);
    for (auto row = triangle.rbegin(); row != triangle.rend(); ++row) {
        for (std::size_t i = 0; i < row->size(); ++i) {
            below[i] = (*row)[i] + std::max(below[i], below[i + 1]);
        }
    }
    return below[0];
}
