#include <utility>
#include <vector>

/** Marks the cells that can be reached from a border cell by steps that never go down. */
void climb(const std::vector<std::vector<int>>& heights, int row, int column,
           std::vector<std::vector<bool>>& seen) {
    if (seen[row][column]) return;
    seen[row][column] = true;
    std::vector<std::pair<int, int>> stack{{row, column}};
    while (!stack.empty()) {
        const auto [from_row, from_column] = stack.back();
        stack.pop_back();
        for (const auto& [down, right] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const int r = from_row + down;
            const int c = from_column + right;
            if (r < 0 || r >= static_cast<int>(heights.size())) continue;
            if (c < 0 || c >= static_cast<int>(heights[r].size()) || seen[r][c]) continue;
            if (heights[r][c] < heights[from_row][from_column]) continue;
            seen[r][c] = true;
            stack.emplace_back(r, c);
        }
    }
}

/**
 * The cells [row, column] whose water runs both to the top or left and to the bottom or right.
 * Water runs to cells that are not higher, so the search goes backward, from the borders uphill.
 */
std::vector<std::vector<int>> cells_to_both_oceans(const std::vector<std::vector<int>>& heights) {
    const int rows = static_cast<int>(heights.size());
    const int columns = static_cast<int>(heights[0].size());
    std::vector<std::vector<bool>> first(rows, std::vector<bool>(columns));
    auto second = first;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            if (r == 0 || c == 0) climb(heights, r, c, first);
            if (r == rows - 1 || c == columns - 1) climb(heights, r, c, second);
        }
    }
    std::vector<std::vector<int>> cells;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            if (first[r][c] && second[r][c]) cells.push_back({r, c});
        }
    }
    return cells;
}
