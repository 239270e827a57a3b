#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

/**
 * The least total on a way from the top left to the bottom right cell, going only right or down.
 * A cell is entered from above or from the left, so its best total is the better of those two plus
 * its own cost. One row of totals is enough, overwritten from left to right.
 */
long long cheapest_path(const std::vector<std::vector<int>>& costs) {
    std::vector<long long> totals(costs[0].size(), std::numeric_limits<long long>::max());
    // Nothing has been paid before the first cell.
    totals[0] = 0;
    for (const auto& row : costs) {
        totals[0] += row[0];
        for (std::size_t column = 1; column < row.size(); ++column) {
            totals[column] = std::min(totals[column], totals[column - 1]) + row[column];
        }
    }
    return totals.back();
}
