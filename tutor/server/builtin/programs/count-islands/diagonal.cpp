#include <string>
#include <utility>
#include <vector>

bool is_land(char cell) {
    return std::string("0.~-").find(cell) == std::string::npos;
}

/** Turns an area into water. It has its own stack, because recursion fails on large areas. */
void flood(std::vector<std::string>& grid, int row, int column) {
    std::vector<std::pair<int, int>> stack{{row, column}};
    grid[row][column] = '0';
    while (!stack.empty()) {
        const auto [r, c] = stack.back();
        stack.pop_back();
        for (int next_row = r - 1; next_row <= r + 1; ++next_row) {
            if (next_row < 0 || next_row >= static_cast<int>(grid.size())) continue;
            const int width = static_cast<int>(grid[next_row].size());
            for (int next_column = c - 1; next_column <= c + 1; ++next_column) {
                if (next_column < 0 || next_column >= width) continue;
                if (!is_land(grid[next_row][next_column])) continue;
                grid[next_row][next_column] = '0';
                stack.emplace_back(next_row, next_column);
            }
        }
    }
}

/** How many areas of land the grid holds when corners join cells, too. */
int count_diagonal_islands(std::vector<std::string> grid) {
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
