#include <vector>

/**
 * Whether the members can be put into two groups so that no pair is within one group.
 * Members count from 0 or from 1. A start may go to either group; from there all is forced.
 */
bool can_split(int n, const std::vector<std::vector<int>>& pairs) {
    std::vector<std::vector<int>> neighbors(n + 1);
    for (const auto& pair : pairs) {
        neighbors[pair[0]].push_back(pair[1]);
        neighbors[pair[1]].push_back(pair[0]);
    }
    // 1 and -1 are the two sides.
    std::vector<int> side(n + 1, 0);
    for (int start = 0; start <= n; ++start) {
        if (side[start] != 0) continue;
        side[start] = 1;
        std::vector<int> stack{start};
        while (!stack.empty()) {
            const int member = stack.back();
            stack.pop_back();
            for (const int neighbor : neighbors[member]) {
                if (side[neighbor] == side[member]) return false;
                if (side[neighbor] != 0) continue;
                side[neighbor] = -side[member];
                stack.push_back(neighbor);
            }
        }
    }
    return true;
}
