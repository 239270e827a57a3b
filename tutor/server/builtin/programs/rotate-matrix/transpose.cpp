#include <cstddef>
#include <vector>

/**
 * The matrix flipped over its main diagonal.
 * The value in row r and column c moves to row c and column r.
 */
std::vector<std::vector<int>> transpose(const std::vector<std::vector<int>>& matrix) {
    const std::size_t rows = matrix.size();
    const std::size_t columns = matrix[0].size();
    std::vector<std::vector<int>> turned(columns, std::vector<int>(rows));
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) turned[c][r] = matrix[r][c];
    }
    return turned;
}
