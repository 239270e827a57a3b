#include <algorithm>
#include <numeric>
#include <vector>

int find(std::vector<int>& parent, int node) {
    while (parent[node] != node) {
        // Path halving: later searches are shorter.
        parent[node] = parent[parent[node]];
        node = parent[node];
    }
    return node;
}

/**
 * The last edge of a tree with one edge too many that can be removed; empty without a cycle.
 * The first edge whose ends are joined already closes the only cycle, and it is its last edge.
 */
std::vector<int> redundant_edge(const std::vector<std::vector<int>>& edges) {
    int highest = 0;
    for (const auto& edge : edges) highest = std::max({highest, edge[0], edge[1]});
    std::vector<int> parent(highest + 1);
    std::iota(parent.begin(), parent.end(), 0);
    for (const auto& edge : edges) {
        const int root_a = find(parent, edge[0]);
        const int root_b = find(parent, edge[1]);
        if (root_a == root_b) return edge;
        parent[root_a] = root_b;
    }
    return {};
}
