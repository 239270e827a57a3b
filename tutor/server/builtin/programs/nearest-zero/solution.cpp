#include <queue>
#include <utility>
#include <vector>

/**
 * The steps from every cell to the nearest 0, up, down, left or right; -1 without any 0.
 * All zeros start in the queue, so each cell is first reached from its nearest one.
 */
std::vector<std::vector<int>> distances_to_zero(const std::vector<std::vector<int>>& mat) {
    const int rows = static_cast<int>(mat.size());
    const int columns = static_cast<int>(mat[0].size());
    std::vector<std::vector<int>> distance(rows, std::vector<int>(columns, -1));
    std::queue<std::pair<int, int>> queue;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            if (mat[r][c] != 0) continue;
            distance[r][c] = 0;
            queue.emplace(r, c);
        }
    }
    while (!queue.empty()) {
        const auto [row, column] = queue.front();
        queue.pop();
        for (const auto& [down, right] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int r = row + down;
            const int c = column + right;
            if (r < 0 || r >= rows || c < 0 || c >= columns || distance[r][c] != -1) continue;
            distance[r][c] = distance[row][column] + 1;
            queue.emplace(r, c);
        }
    }
    return distance;
}
