#include <unordered_set>
#include <vector>

/**
 * The nodes, from 0, that give the tree its least height when they are the root.
 * Leaves are never better than the rest, so all of them are taken off until one or two nodes are
 * left.
 */
std::vector<int> min_height_roots(int n, const std::vector<std::vector<int>>& edges) {
    std::vector<std::unordered_set<int>> neighbors(n);
    for (const auto& edge : edges) {
        neighbors[edge[0]].insert(edge[1]);
        neighbors[edge[1]].insert(edge[0]);
    }
    std::vector<int> leaves;
    for (int i = 0; i < n; ++i) {
        if (neighbors[i].size() <= 1) leaves.push_back(i);
    }
    int left = n;
    while (left > 2) {
        left -= static_cast<int>(leaves.size());
        std::vector<int> next;
        for (const int leaf : leaves) {
            for (const int neighbor : neighbors[leaf]) {
                neighbors[neighbor].erase(leaf);
                if (neighbors[neighbor].size() == 1) next.push_back(neighbor);
            }
        }
        leaves = next;
    }
    return leaves;
}
