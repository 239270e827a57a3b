#include <numeric>
#include <vector>

int find(std::vector<int>& parent, int node) {
    while (parent[node] != node) {
        parent[node] = parent[parent[node]];
        node = parent[node];
    }
    return node;
}

/**
 * Whether the undirected edges make a tree of all n nodes.
 * A tree has one edge fewer than nodes. Then it is connected exactly if no edge closes a cycle.
 */
bool is_tree(int n, const std::vector<std::vector<int>>& edges) {
    if (static_cast<int>(edges.size()) != n - 1) return false;
    // Nodes may be numbered from 0 or from 1.
    std::vector<int> parent(n + 1);
    std::iota(parent.begin(), parent.end(), 0);
    for (const auto& edge : edges) {
        const int root_a = find(parent, edge[0]);
        const int root_b = find(parent, edge[1]);
        if (root_a == root_b) return false;
        parent[root_a] = root_b;
    }
    return true;
}
