#include <cstddef>
#include <vector>

/**
 * The matrix turned clockwise by 90 degrees.
 * The first row becomes the last column, the second the one before it, and so on.
 */
std::vector<std::vector<int>> rotate(const std::vector<std::vector<int>>& matrix) {
    const std::size_t rows = matrix.size();
    const std::size_t columns = matrix[0].size();
    std::vector<std::vector<int>> turned(columns, std::vector<int>(rows));
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) turned[c][rows - 1 - r] = matrix[r][c];
    }
    return turned;
}
