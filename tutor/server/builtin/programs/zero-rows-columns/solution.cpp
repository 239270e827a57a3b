#include <cstddef>
#include <vector>

/**
 * The matrix with all rows and columns that contain a 0 filled with zeros.
 * All zeros are found before any is written, or new zeros would spread.
 */
std::vector<std::vector<int>> zero_rows_and_columns(std::vector<std::vector<int>> matrix) {
    std::vector<bool> rows(matrix.size());
    std::vector<bool> columns(matrix[0].size());
    for (std::size_t r = 0; r < rows.size(); ++r) {
        for (std::size_t c = 0; c < columns.size(); ++c) {
            if (matrix[r][c] != 0) continue;
            rows[r] = true;
            columns[c] = true;
        }
    }
    for (std::size_t r = 0; r < rows.size(); ++r) {
        for (std::size_t c = 0; c < columns.size(); ++c) {
            if (rows[r] || columns[c]) matrix[r][c] = 0;
        }
    }
    return matrix;
}
