#include <queue>
#include <string>
#include <utility>
#include <vector>

bool is_free(const std::vector<std::string>& grid, int row, int column) {
    if (row < 0 || row >= static_cast<int>(grid.size())) return false;
    if (column < 0 || column >= static_cast<int>(grid[row].size())) return false;
    return grid[row][column] == '0' || grid[row][column] == '.';
}

/**
 * The fewest steps from the top left to the bottom right cell, up, down, left or right over free
 * cells ('0' or '.'); -1 when there is no way.
 * Breadth-first search reaches cells in order of their distance, so the first visit is the shortest.
 */
int fewest_steps(const std::vector<std::string>& grid) {
    if (!is_free(grid, 0, 0)) return -1;
    std::vector<std::vector<int>> distance;
    for (const std::string& row : grid) distance.emplace_back(row.size(), -1);
    distance[0][0] = 0;
    std::queue<std::pair<int, int>> queue;
    queue.emplace(0, 0);
    while (!queue.empty()) {
        const auto [row, column] = queue.front();
        queue.pop();
        for (const auto& [down, right] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int next_row = row + down;
            const int next_column = column + right;
            if (!is_free(grid, next_row, next_column)) continue;
            if (distance[next_row][next_column] != -1) continue;
            distance[next_row][next_column] = distance[row][column] + 1;
            queue.emplace(next_row, next_column);
        }
    }
    return distance.back().back();
}
