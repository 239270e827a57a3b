#include <algorithm>
#include <numeric>
#include <vector>

int find_root(std::vector<int>& parent, int place) {
    while (parent[place] != place) {
        parent[place] = parent[parent[place]];
        place = parent[place];
    }
    return place;
}

/**
 * The least total cost of links [a, b, cost] that connect all n places; -1 when they cannot be
 * connected. Kruskal's algorithm: the cheapest link between two parts is always safe to take.
 */
long long cheapest_network(int n, std::vector<std::vector<int>> links) {
    // Places may be numbered from 0 or from 1.
    std::vector<int> parent(n + 1);
    std::iota(parent.begin(), parent.end(), 0);
    std::sort(links.begin(), links.end(), [](const auto& a, const auto& b) { return a[2] < b[2]; });

    long long total = 0;
    int taken = 0;
    for (const auto& link : links) {
        const int root_a = find_root(parent, link[0]);
        const int root_b = find_root(parent, link[1]);
        // Within one part a further link would only close a circle.
        if (root_a == root_b) continue;
        parent[root_a] = root_b;
        total += link[2];
        ++taken;
    }
    return taken == n - 1 ? total : -1;
}
