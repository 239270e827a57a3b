#include <limits>
#include <queue>
#include <utility>
#include <vector>

/**
 * The rooms with every empty one (2147483647) replaced by its distance to the nearest gate (0).
 * Walls are -1. All gates start in the queue, so each room is first reached from its nearest one.
 */
std::vector<std::vector<int>> distances_to_gates(std::vector<std::vector<int>> rooms) {
    const int empty = std::numeric_limits<int>::max();
    const int rows = static_cast<int>(rooms.size());
    std::queue<std::pair<int, int>> queue;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < static_cast<int>(rooms[r].size()); ++c) {
            if (rooms[r][c] == 0) queue.emplace(r, c);
        }
    }
    while (!queue.empty()) {
        const auto [row, column] = queue.front();
        queue.pop();
        for (const auto& [down, right] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int r = row + down;
            const int c = column + right;
            if (r < 0 || r >= rows || c < 0 || c >= static_cast<int>(rooms[r].size())) continue;
            if (rooms[r][c] != empty) continue;
            rooms[r][c] = rooms[row][column] + 1;
            queue.emplace(r, c);
        }
    }
    return rooms;
}
