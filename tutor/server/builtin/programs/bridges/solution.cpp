#include <algorithm>
#include <utility>
#include <vector>

struct Search {
    const std::vector<std::vector<int>>& connections;
    std::vector<std::vector<std::pair<int, int>>> links;
    std::vector<int> entered;
    std::vector<int> lowest;
    std::vector<std::vector<int>> found;
    int time = 0;

    /** Enters a node by an edge and learns how far back its part of the search tree reaches. */
    void enter(int node, int by) {
        entered[node] = lowest[node] = ++time;
        for (const auto& [to, edge] : links[node]) {
            if (edge == by) continue;
            if (entered[to] > 0) {
                lowest[node] = std::min(lowest[node], entered[to]);
                continue;
            }
            enter(to, edge);
            lowest[node] = std::min(lowest[node], lowest[to]);
            if (lowest[to] > entered[node]) found.push_back(connections[edge]);
        }
    }
};

/**
 * The edges [a, b] without which their ends would no longer be connected.
 * For each node the search keeps the earliest one that its part of the tree reaches. Below a
 * bridge, that is never above it.
 */
std::vector<std::vector<int>> bridges(int n, const std::vector<std::vector<int>>& connections) {
    // Nodes may be numbered from 0 or from 1.
    Search search{connections, {}, {}, {}, {}};
    search.links.resize(n + 1);
    search.entered.resize(n + 1);
    search.lowest.resize(n + 1);
    for (int edge = 0; edge < static_cast<int>(connections.size()); ++edge) {
        search.links[connections[edge][0]].emplace_back(connections[edge][1], edge);
        search.links[connections[edge][1]].emplace_back(connections[edge][0], edge);
    }
    for (int start = 0; start <= n; ++start) {
        if (search.entered[start] == 0) search.enter(start, -1);
    }
    return search.found;
}
