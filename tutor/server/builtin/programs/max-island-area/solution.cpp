#include <algorithm>
#include <string>
#include <utility>
#include <vector>

int flood(std::vector<std::string>& grid, int row, int column) {
    std::vector<std::pair<int, int>> stack{{row, column}};
    int area = 0;
    while (!stack.empty()) {
        const auto [r, c] = stack.back();
        stack.pop_back();
        if (r < 0 || r >= static_cast<int>(grid.size())) continue;
        if (c < 0 || c >= static_cast<int>(grid[r].size()) || grid[r][c] != '1') continue;
        grid[r][c] = '0';
        ++area;
        stack.insert(stack.end(), {{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}});
    }
    return area;
}

/**
 * The number of cells in the largest group of '1' joined side by side; 0 without any.
 * Each search takes one whole island off the map, so no cell is counted twice.
 */
int max_island_area(std::vector<std::string> grid) {
    int largest = 0;
    for (int r = 0; r < static_cast<int>(grid.size()); ++r) {
        for (int c = 0; c < static_cast<int>(grid[r].size()); ++c) {
            largest = std::max(largest, flood(grid, r, c));
        }
    }
    return largest;
}
