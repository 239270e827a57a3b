#include <queue>
#include <string>
#include <utility>
#include <vector>

std::pair<int, int> find_mark(const std::vector<std::string>& grid, const std::string& marks) {
    for (int r = 0; r < static_cast<int>(grid.size()); ++r) {
        const auto c = grid[r].find_first_of(marks);
        if (c != std::string::npos) return {r, static_cast<int>(c)};
    }
    return {-1, -1};
}

/**
 * The fewest steps from 'S' or 'A' to 'E', 'G', 'T', 'B', 'F' or 'D' around walls ('#'), or -1.
 * Breadth-first search reaches cells in order of their distance, so the first visit is the
 * shortest.
 */
int maze_steps(const std::vector<std::string>& grid) {
    const auto start = find_mark(grid, "SAs");
    const auto end = find_mark(grid, "EGTBFDeg");
    if (start.first < 0 || end.first < 0) return -1;
    std::vector<std::vector<int>> steps;
    for (const auto& row : grid) steps.emplace_back(row.size(), -1);
    steps[start.first][start.second] = 0;
    std::queue<std::pair<int, int>> queue;
    queue.push(start);
    while (!queue.empty()) {
        const auto [row, column] = queue.front();
        queue.pop();
        for (const auto& [down, right] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int r = row + down;
            const int c = column + right;
            if (r < 0 || r >= static_cast<int>(grid.size())) continue;
            if (c < 0 || c >= static_cast<int>(grid[r].size()) || steps[r][c] != -1) continue;
            if (std::string("#*X%1").find(grid[r][c]) != std::string::npos) continue;
            steps[r][c] = steps[row][column] + 1;
            queue.emplace(r, c);
        }
    }
    return steps[end.first][end.second];
}
