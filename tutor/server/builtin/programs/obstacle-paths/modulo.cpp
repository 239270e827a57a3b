#include <string>
#include <vector>

/** The ways over free cells ('0' or '.'), right and down only, modulo 1,000,000,007. */
int obstacle_paths_modulo(const std::vector<std::string>& grid) {
    std::vector<int> ways(grid[0].size());
    ways[0] = 1;
    for (const std::string& row : grid) {
        for (std::size_t column = 0; column < ways.size(); ++column) {
            const bool is_free = row[column] == '0' || row[column] == '.';
            if (!is_free) ways[column] = 0;
            else if (column > 0) ways[column] = (ways[column] + ways[column - 1]) % 1'000'000'007;
        }
    }
    return ways.back();
}
