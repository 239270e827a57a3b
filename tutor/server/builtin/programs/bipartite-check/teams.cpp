#include <vector>

/**
 * Team 1 or 2 for each member, counted from 0, so that no pair is within one team; else empty.
 * A start goes to team 1; from there all is forced.
 */
std::vector<int> teams(int n, const std::vector<std::vector<int>>& pairs) {
    std::vector<std::vector<int>> neighbors(n);
    for (const auto& pair : pairs) {
        neighbors[pair[0]].push_back(pair[1]);
        neighbors[pair[1]].push_back(pair[0]);
    }
    std::vector<int> team(n, 0);
    for (int start = 0; start < n; ++start) {
        if (team[start] != 0) continue;
        team[start] = 1;
        std::vector<int> stack{start};
        while (!stack.empty()) {
            const int member = stack.back();
            stack.pop_back();
            for (const int neighbor : neighbors[member]) {
                if (team[neighbor] == team[member]) return {};
                if (team[neighbor] != 0) continue;
                team[neighbor] = 3 - team[member];
                stack.push_back(neighbor);
            }
        }
    }
    return team;
}
