#include <string>
#include <utility>
#include <vector>

bool is_land(char cell) {
    return std::string("0.~-").find(cell) == std::string::npos;
}

/** Turns an island into water. It has its own stack, because recursion fails on large islands. */
void flood(std::vector<std::string>& grid, int row, int column) {
    std::vector<std::pair<int, int>> stack{{row, column}};
    grid[row][column] = '0';
    while (!stack.empty()) {
        const auto [r, c] = stack.back();
        stack.pop_back();
        for (const auto& [down, right] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int next_row = r + down;
            const int next_column = c + right;
            if (next_row < 0 || next_row >= static_cast<int>(grid.size())) continue;
            if (next_column < 0 || next_column >= static_cast<int>(grid[next_row].size())) continue;
            if (!is_land(grid[next_row][next_column])) continue;
            grid[next_row][next_column] = '0';
            stack.emplace_back(next_row, next_column);
        }
    }
}

/**
 * How many islands the grid holds: groups of land joined up, down, left or right. Water is `0`, `.`,
 * `~` or `-`; anything else is land. The grid is a copy and may be changed.
 */
int count_islands(std::vector<std::string> grid) {
    int islands = 0;
    for (int row = 0; row < static_cast<int>(grid.size()); ++row) {
        for (int column = 0; column < static_cast<int>(grid[row].size()); ++column) {
            if (!is_land(grid[row][column])) continue;
            ++islands;
            flood(grid, row, column);
        }
    }
    return islands;
}
