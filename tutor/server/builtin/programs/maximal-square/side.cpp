#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/** The side of the largest square that holds only '1'. */
int maximal_side(const std::vector<std::string>& matrix) {
    int best = 0;
    std::vector<int> above(matrix[0].size() + 1);
    for (const std::string& row : matrix) {
        std::vector<int> sides(above.size());
        for (std::size_t column = 1; column < sides.size(); ++column) {
            if (row[column - 1] != '1') continue;
            sides[column] = 1 + std::min({above[column - 1], above[column], sides[column - 1]});
            best = std::max(best, sides[column]);
        }
        above = std::move(sides);
    }
    return best;
}
