#include <queue>
#include <utility>
#include <vector>

/**
 * The largest distance of a water cell (0) to its nearest land (1); -1 without land or water.
 * All land starts in the queue. Each round goes one step out, so the last cells are the farthest.
 */
int farthest_from_land(const std::vector<std::vector<int>>& grid) {
    const int rows = static_cast<int>(grid.size());
    const int columns = static_cast<int>(grid[0].size());
    std::vector<std::vector<int>> distance(rows, std::vector<int>(columns, -1));
    std::queue<std::pair<int, int>> queue;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            if (grid[r][c] != 1) continue;
            distance[r][c] = 0;
            queue.emplace(r, c);
        }
    }
    int farthest = -1;
    while (!queue.empty()) {
        const auto [row, column] = queue.front();
        queue.pop();
        if (distance[row][column] > 0) farthest = distance[row][column];
        for (const auto& [down, right] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int r = row + down;
            const int c = column + right;
            if (r < 0 || r >= rows || c < 0 || c >= columns || distance[r][c] != -1) continue;
            distance[r][c] = distance[row][column] + 1;
            queue.emplace(r, c);
        }
    }
    return farthest;
}
