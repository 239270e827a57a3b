#include <cstddef>
#include <vector>

/**
 * The matrix turned counterclockwise by 90 degrees.
 * The last column becomes the first row, the one before it the second, and so on.
 */
std::vector<std::vector<int>> rotate_back(const std::vector<std::vector<int>>& matrix) {
    const std::size_t rows = matrix.size();
    const std::size_t columns = matrix[0].size();
    std::vector<std::vector<int>> turned(columns, std::vector<int>(rows));
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) turned[columns - 1 - c][r] = matrix[r][c];
    }
    return turned;
}
