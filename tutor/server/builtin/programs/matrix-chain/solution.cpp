#include <algorithm>
#include <limits>
#include <vector>

/**
 * The fewest multiplications for a product of matrices; matrix i has dims[i] rows and dims[i + 1]
 * columns.
 */
long long matrix_chain(const std::vector<int>& dims) {
    const int n = static_cast<int>(dims.size());
    // cost[first][behind] is for the matrices from first up to but not including behind.
    std::vector<std::vector<long long>> cost(n, std::vector<long long>(n));
    for (int first = n - 3; first >= 0; --first) {
        for (int behind = first + 2; behind < n; ++behind) {
            cost[first][behind] = std::numeric_limits<long long>::max();
            for (int cut = first + 1; cut < behind; ++cut) {
                const long long last = 1LL * dims[first] * dims[cut] * dims[behind];
                const long long total = cost[first][cut] + cost[cut][behind] + last;
                cost[first][behind] = std::min(cost[first][behind], total);
            }
        }
    }
    return cost[0][n - 1];
}
