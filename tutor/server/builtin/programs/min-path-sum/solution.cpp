#include <algorithm>
#include <limits>
#include <vector>

/**
 * The smallest sum of a path from the top left to the bottom right that moves right and down.
 * sums[column] is the best sum up to the cell above until the current row replaces it.
 */
long long min_path_sum(const std::vector<std::vector<int>>& grid) {
    constexpr long long none = std::numeric_limits<long long>::max();
    std::vector<long long> sums(grid[0].size(), none);
    sums[0] = 0;
    for (const std::vector<int>& row : grid) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            const long long from_left = column > 0 ? sums[column - 1] : none;
            sums[column] = std::min(sums[column], from_left) + row[column];
        }
    }
    return sums.back();
}
