#include <vector>

/**
 * The number of groups of directly or indirectly connected members of an n by n matrix.
 * Each search takes one whole group, so every search begun is one more group.
 */
int count_provinces(const std::vector<std::vector<int>>& is_connected) {
    const int n = static_cast<int>(is_connected.size());
    std::vector<bool> seen(n);
    int provinces = 0;
    for (int start = 0; start < n; ++start) {
        if (seen[start]) continue;
        ++provinces;
        seen[start] = true;
        std::vector<int> stack{start};
        while (!stack.empty()) {
            const int city = stack.back();
            stack.pop_back();
            for (int other = 0; other < n; ++other) {
                if (seen[other] || is_connected[city][other] != 1) continue;
                seen[other] = true;
                stack.push_back(other);
            }
        }
    }
    return provinces;
}
