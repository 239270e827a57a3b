#include <vector>

/** The first rows of Pascal's triangle: inside, each number is the sum of the two above it. */
std::vector<std::vector<int>> pascal_triangle(int count) {
    std::vector<std::vector<int>> rows;
    for (int row = 0; row < count; ++row) {
        rows.emplace_back(row + 1, 1);
        for (int i = 1; i < row; ++i) rows[row][i] = rows[row - 1][i - 1] + rows[row - 1][i];
    }
    return rows;
}
