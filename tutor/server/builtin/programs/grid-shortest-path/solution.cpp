#include <queue>
#include <string>
#include <utility>
#include <vector>

/**
 * The number of cells on the shortest path over free cells ('0' or '.'), or -1.
 * It leads from the top left to the bottom right in steps in eight directions. Breadth-first
 * search reaches cells in order of their distance.
 */
int shortest_path_length(const std::vector<std::string>& grid) {
    const int rows = static_cast<int>(grid.size());
    const int columns = static_cast<int>(grid[0].size());
    const auto is_free = [&](int r, int c) {
        if (r < 0 || r >= rows || c < 0 || c >= columns) return false;
        return grid[r][c] == '0' || grid[r][c] == '.';
    };
    std::vector<std::vector<int>> length(rows, std::vector<int>(columns, -1));
    std::queue<std::pair<int, int>> queue;
    if (is_free(0, 0)) {
        length[0][0] = 1;
        queue.emplace(0, 0);
    }
    while (!queue.empty()) {
        const auto [row, column] = queue.front();
        queue.pop();
        for (int r = row - 1; r <= row + 1; ++r) {
            for (int c = column - 1; c <= column + 1; ++c) {
                if (!is_free(r, c) || length[r][c] != -1) continue;
                length[r][c] = length[row][column] + 1;
                queue.emplace(r, c);
            }
        }
    }
    return length[rows - 1][columns - 1];
}
