#include <string>
#include <utility>
#include <vector>

/** Walls a room up. It has its own stack, because recursion fails on large rooms. */
void fill(std::vector<std::string>& grid, int row, int column) {
    std::vector<std::pair<int, int>> stack{{row, column}};
    grid[row][column] = '#';
    while (!stack.empty()) {
        const auto [r, c] = stack.back();
        stack.pop_back();
        for (const auto& [down, right] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int next_row = r + down;
            const int next_column = c + right;
            if (next_row < 0 || next_row >= static_cast<int>(grid.size())) continue;
            if (next_column < 0 || next_column >= static_cast<int>(grid[next_row].size())) continue;
            char& cell = grid[next_row][next_column];
            if (cell != '.' && cell != '0') continue;
            cell = '#';
            stack.emplace_back(next_row, next_column);
        }
    }
}

/** How many rooms the plan shows: areas of floor `.` (or 0) that walls enclose. */
int count_rooms(std::vector<std::string> grid) {
    int rooms = 0;
    for (int row = 0; row < static_cast<int>(grid.size()); ++row) {
        for (int column = 0; column < static_cast<int>(grid[row].size()); ++column) {
            if (grid[row][column] != '.' && grid[row][column] != '0') continue;
            ++rooms;
            fill(grid, row, column);
        }
    }
    return rooms;
}
