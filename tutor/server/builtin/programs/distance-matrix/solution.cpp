#include <algorithm>
#include <limits>
#include <vector>

/**
 * The shortest distances between all pairs of nodes; -1 means that there is no way.
 * One node after the other is allowed as a stop on the way, until all are.
 */
std::vector<std::vector<int>> shortest_matrix(std::vector<std::vector<int>> matrix) {
    const int n = static_cast<int>(matrix.size());
    const int none = std::numeric_limits<int>::max() / 2;
    for (int a = 0; a < n; ++a) {
        for (int& direct : matrix[a]) {
            if (direct == -1) direct = none;
        }
        matrix[a][a] = 0;
    }
    for (int stop = 0; stop < n; ++stop) {
        for (auto& from : matrix) {
            for (int to = 0; to < n; ++to) {
                from[to] = std::min(from[to], from[stop] + matrix[stop][to]);
            }
        }
    }
    for (auto& from : matrix) {
        for (int& value : from) {
            if (value == none) value = -1;
        }
    }
    return matrix;
}
