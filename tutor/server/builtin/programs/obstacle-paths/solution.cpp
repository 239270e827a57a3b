#include <string>
#include <vector>

/**
 * The ways from the top left to the bottom right over free cells ('0' or '.'), right and down only.
 * Each cell is reached from above, whose count is still in the row, or from the left.
 */
long long obstacle_paths(const std::vector<std::string>& grid) {
    std::vector<long long> ways(grid[0].size());
    ways[0] = 1;
    for (const std::string& row : grid) {
        for (std::size_t column = 0; column < ways.size(); ++column) {
            const bool is_free = row[column] == '0' || row[column] == '.';
            if (!is_free) ways[column] = 0;
            else if (column > 0) ways[column] += ways[column - 1];
        }
    }
    return ways.back();
}
