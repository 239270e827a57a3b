#include <queue>
#include <string>
#include <utility>
#include <vector>

/**
 * The fewest steps from the entrance to another empty cell ('.') at the border, or -1.
 * Breadth-first search reaches cells in order of their distance, so the first exit is the nearest.
 */
int nearest_exit(const std::vector<std::string>& maze, const std::vector<int>& entrance) {
    const int rows = static_cast<int>(maze.size());
    const int columns = static_cast<int>(maze[0].size());
    std::vector<std::vector<int>> steps(rows, std::vector<int>(columns, -1));
    steps[entrance[0]][entrance[1]] = 0;
    std::queue<std::pair<int, int>> queue;
    queue.emplace(entrance[0], entrance[1]);
    while (!queue.empty()) {
        const auto [row, column] = queue.front();
        queue.pop();
        const bool is_border = row == 0 || column == 0 || row == rows - 1 || column == columns - 1;
        if (is_border && steps[row][column] > 0) return steps[row][column];
        for (const auto& [down, right] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int r = row + down;
            const int c = column + right;
            if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
            if (steps[r][c] != -1 || maze[r][c] != '.') continue;
            steps[r][c] = steps[row][column] + 1;
            queue.emplace(r, c);
        }
    }
    return -1;
}
