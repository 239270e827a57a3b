#include <algorithm>
#include <limits>
#include <vector>

/**
 * The city, from 0, with the fewest others within the threshold; of several, the last.
 * Edges are two-way [a, b, length]. One city after the other is allowed as a stop on the way.
 */
int loneliest_city(int n, const std::vector<std::vector<int>>& edges, int distance_threshold) {
    const int none = std::numeric_limits<int>::max() / 2;
    std::vector<std::vector<int>> distance(n, std::vector<int>(n, none));
    for (int a = 0; a < n; ++a) distance[a][a] = 0;
    for (const auto& edge : edges) {
        const int shortest = std::min(distance[edge[0]][edge[1]], edge[2]);
        distance[edge[0]][edge[1]] = distance[edge[1]][edge[0]] = shortest;
    }
    for (int stop = 0; stop < n; ++stop) {
        for (auto& from : distance) {
            for (int to = 0; to < n; ++to) {
                from[to] = std::min(from[to], from[stop] + distance[stop][to]);
            }
        }
    }
    int best = 0;
    int fewest = n + 1;
    for (int city = 0; city < n; ++city) {
        int near = 0;
        for (const int value : distance[city]) near += value <= distance_threshold ? 1 : 0;
        // Of several cities the last one counts.
        if (near <= fewest) {
            fewest = near;
            best = city;
        }
    }
    return best;
}
