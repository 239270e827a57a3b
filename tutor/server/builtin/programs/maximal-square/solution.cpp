#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/**
 * The area of the largest square that holds only '1'.
 * The square that ends at a cell needs those that end above, to the left and between both: it is
 * one larger than the smallest of them.
 */
int maximal_square(const std::vector<std::string>& matrix) {
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
    return best * best;
}
