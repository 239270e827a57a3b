#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

int find(std::vector<int>& parent, int cell) {
    while (parent[cell] != cell) {
        parent[cell] = parent[parent[cell]];
        cell = parent[cell];
    }
    return cell;
}

int cost(int a, int b) { return std::max(a, b); }

/**
 * The least possible height of the highest cell on a path between two corners of the grid.
 * Steps between neighbors are opened in order of their cost; the one that joins the corners
 * decides.
 */
int lowest_level(const std::vector<std::vector<int>>& grid) {
    const int rows = static_cast<int>(grid.size());
    const int columns = static_cast<int>(grid[0].size());
    std::vector<std::array<int, 3>> steps;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            const int cell = r * columns + c;
            if (c + 1 < columns) steps.push_back({cost(grid[r][c], grid[r][c + 1]), cell, cell + 1});
            if (r + 1 < rows) {
                steps.push_back({cost(grid[r][c], grid[r + 1][c]), cell, cell + columns});
            }
        }
    }
    std::sort(steps.begin(), steps.end());
    std::vector<int> parent(rows * columns);
    std::iota(parent.begin(), parent.end(), 0);
    for (const auto& [height, a, b] : steps) {
        parent[find(parent, a)] = find(parent, b);
        if (find(parent, 0) == find(parent, rows * columns - 1)) return height;
    }
    return grid[0][0];
}
