#include <utility>
#include <vector>

/**
 * The image after filling the area of equal pixels around the one at row and column.
 * The search spreads up, down, left and right over pixels that still have the old color.
 */
std::vector<std::vector<int>> flood_fill(std::vector<std::vector<int>> image, int row, int column,
                                         int color) {
    const int old = image[row][column];
    // The search tells done pixels by their color, so it must change.
    if (old == color) return image;
    std::vector<std::pair<int, int>> stack{{row, column}};
    while (!stack.empty()) {
        const auto [r, c] = stack.back();
        stack.pop_back();
        if (r < 0 || r >= static_cast<int>(image.size())) continue;
        if (c < 0 || c >= static_cast<int>(image[r].size()) || image[r][c] != old) continue;
        image[r][c] = color;
        stack.insert(stack.end(), {{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}});
    }
    return image;
}
