#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/** How many squares, of any size, hold only '1'. */
int count_squares(const std::vector<std::string>& matrix) {
    int count = 0;
    std::vector<int> above(matrix[0].size() + 1);
    for (const std::string& row : matrix) {
        std::vector<int> sides(above.size());
        for (std::size_t column = 1; column < sides.size(); ++column) {
            if (row[column - 1] != '1') continue;
            sides[column] = 1 + std::min({above[column - 1], above[column], sides[column - 1]});
            // As many squares end here as the largest of them has rows.
            count += sides[column];
        }
        above = std::move(sides);
    }
    return count;
}
