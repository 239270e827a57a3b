#include <functional>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

/**
 * The length of the shortest route from start to target over two-way roads, or -1.
 * Roads are [a, b, length], and places count from 0. The nearest open place is always final.
 */
long long shortest_route(int n, const std::vector<std::vector<int>>& roads, int start, int target) {
    std::vector<std::vector<std::pair<int, int>>> roads_from(n);
    for (const auto& road : roads) {
        roads_from[road[0]].emplace_back(road[1], road[2]);
        roads_from[road[1]].emplace_back(road[0], road[2]);
    }
    std::vector<long long> distance(n, std::numeric_limits<long long>::max());
    distance[start] = 0;
    using Entry = std::pair<long long, int>;  // distance, place
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
    queue.emplace(0, start);
    while (!queue.empty()) {
        const auto [reached, place] = queue.top();
        queue.pop();
        if (place == target) return reached;
        // A better way to this place has been found since this entry was made.
        if (reached > distance[place]) continue;
        for (const auto& [to, length] : roads_from[place]) {
            if (reached + length >= distance[to]) continue;
            distance[to] = reached + length;
            queue.emplace(distance[to], to);
        }
    }
    return -1;
}
