#include <algorithm>
#include <limits>
#include <vector>

/**
 * The length of the shortest route for each query [a, b] over two-way roads, or -1.
 * One place after the other is allowed as a stop on the way, until all are.
 */
std::vector<long long> route_lengths(int n, const std::vector<std::vector<int>>& roads,
                                     const std::vector<std::vector<int>>& queries) {
    const long long none = std::numeric_limits<long long>::max() / 4;
    // Places may be numbered from 0 or from 1.
    std::vector<std::vector<long long>> length(n + 1, std::vector<long long>(n + 1, none));
    for (int a = 0; a <= n; ++a) length[a][a] = 0;
    for (const auto& road : roads) {
        // The shortest of several roads counts.
        const long long shortest = std::min<long long>(length[road[0]][road[1]], road[2]);
        length[road[0]][road[1]] = length[road[1]][road[0]] = shortest;
    }
    for (int stop = 0; stop <= n; ++stop) {
        for (auto& from : length) {
            for (int to = 0; to <= n; ++to) {
                from[to] = std::min(from[to], from[stop] + length[stop][to]);
            }
        }
    }
    std::vector<long long> answers;
    for (const auto& query : queries) {
        const long long found = length[query[0]][query[1]];
        answers.push_back(found >= none ? -1 : found);
    }
    return answers;
}
