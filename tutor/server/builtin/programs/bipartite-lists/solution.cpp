#include <vector>

/**
 * Whether the nodes can be put into two groups so that no two neighbors share a group.
 * Each node has the list of its neighbors. A start may go to either group; from there all is
 * forced.
 */
bool is_bipartite(const std::vector<std::vector<int>>& graph) {
    const int n = static_cast<int>(graph.size());
    // 1 and -1 are the two sides.
    std::vector<int> side(n, 0);
    for (int start = 0; start < n; ++start) {
        if (side[start] != 0) continue;
        side[start] = 1;
        std::vector<int> stack{start};
        while (!stack.empty()) {
            const int node = stack.back();
            stack.pop_back();
            for (const int neighbor : graph[node]) {
                if (side[neighbor] == side[node]) return false;
                if (side[neighbor] != 0) continue;
                side[neighbor] = -side[node];
                stack.push_back(neighbor);
            }
        }
    }
    return true;
}
