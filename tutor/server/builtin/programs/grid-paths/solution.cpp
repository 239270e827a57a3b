#include <algorithm>

/**
 * The ways from corner to corner of a grid of rows times columns cells, right and down only.
 * Of all moves, rows - 1 go down: the product is the binomial coefficient, whole after each step.
 */
long long grid_paths(int rows, int columns) {
    const int moves = rows + columns - 2;
    const int fewer = std::min(rows, columns) - 1;
    long long ways = 1;
    for (int chosen = 1; chosen <= fewer; ++chosen) {
        ways = ways * (moves - fewer + chosen) / chosen;
    }
    return ways;
}
