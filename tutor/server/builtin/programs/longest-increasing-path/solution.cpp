#include <algorithm>
#include <utility>
#include <vector>

/**
 * The number of cells on the longest path between neighbors whose values strictly rise.
 * In order of their values, each cell extends the best path of its lower neighbors.
 */
int longest_path(const std::vector<std::vector<int>>& matrix) {
    const int rows = static_cast<int>(matrix.size());
    const int columns = static_cast<int>(matrix[0].size());
    std::vector<std::pair<int, int>> cells;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) cells.emplace_back(r, c);
    }
    std::sort(cells.begin(), cells.end(), [&](const auto& a, const auto& b) {
        return matrix[a.first][a.second] < matrix[b.first][b.second];
    });
    std::vector<std::vector<int>> length(rows, std::vector<int>(columns, 1));
    int longest = 0;
    for (const auto& [row, column] : cells) {
        for (const auto& [down, right] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int r = row + down;
            const int c = column + right;
            if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
            // Lower neighbors are final already.
            if (matrix[r][c] < matrix[row][column]) {
                length[row][column] = std::max(length[row][column], length[r][c] + 1);
            }
        }
        longest = std::max(longest, length[row][column]);
    }
    return longest;
}
