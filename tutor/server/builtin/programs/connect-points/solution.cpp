#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

/**
 * The least total length, |x1 - x2| + |y1 - y2| each, of links that connect all points.
 * Prim's algorithm: the point nearest to those connected already is always safe to add.
 */
int connect_points(const std::vector<std::vector<int>>& points) {
    const int n = static_cast<int>(points.size());
    std::vector<int> distance(n, std::numeric_limits<int>::max());
    distance[0] = 0;
    std::vector<bool> connected(n);
    int total = 0;
    for (int left = n; left > 0; --left) {
        int nearest = -1;
        for (int i = 0; i < n; ++i) {
            if (!connected[i] && (nearest == -1 || distance[i] < distance[nearest])) nearest = i;
        }
        connected[nearest] = true;
        total += distance[nearest];
        for (int i = 0; i < n; ++i) {
            const int length = std::abs(points[i][0] - points[nearest][0]) +
                               std::abs(points[i][1] - points[nearest][1]);
            distance[i] = std::min(distance[i], length);
        }
    }
    return total;
}
