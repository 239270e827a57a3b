#include <functional>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

/**
 * The shortest distance from source to each of the n places numbered from 0, over one-way roads
 * [from, to, length]; -1 where no road leads. Lengths must not be negative (Dijkstra's algorithm).
 */
std::vector<int> shortest_distances(
    int n, const std::vector<std::vector<int>>& roads, int source) {
    std::vector<std::vector<std::pair<int, int>>> roads_from(n);
    for (const auto& road : roads) roads_from[road[0]].emplace_back(road[1], road[2]);

    constexpr long long unreached = std::numeric_limits<long long>::max();
    std::vector<long long> distance(n, unreached);
    distance[source] = 0;
    using Entry = std::pair<long long, int>;  // distance, place
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
    queue.emplace(0, source);
    while (!queue.empty()) {
        const auto [reached, place] = queue.top();
        queue.pop();
        // A better way to this place has been found since this entry was made.
        if (reached > distance[place]) continue;
        for (const auto& [to, length] : roads_from[place]) {
            if (reached + length >= distance[to]) continue;
            distance[to] = reached + length;
            queue.emplace(distance[to], to);
        }
    }

    std::vector<int> result;
    for (const long long value : distance) {
        result.push_back(value == unreached ? -1 : static_cast<int>(value));
    }
    return result;
}
