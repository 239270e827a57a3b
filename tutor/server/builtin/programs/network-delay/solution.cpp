#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

/**
 * The time until a signal from source has reached all n nodes, or -1; nodes count from 0.
 * Links are [from, to, time]. The nearest open node is always final, and the last one is the
 * answer.
 */
int network_delay(int n, const std::vector<std::vector<int>>& times, int source) {
    const int never = std::numeric_limits<int>::max();
    std::vector<std::vector<std::pair<int, int>>> links(n);
    for (const auto& time : times) links[time[0]].emplace_back(time[1], time[2]);
    std::vector<int> arrival(n, never);
    arrival[source] = 0;
    std::vector<bool> settled(n);
    int last = 0;
    for (int left = n; left > 0; --left) {
        int nearest = -1;
        for (int node = 0; node < n; ++node) {
            if (settled[node]) continue;
            if (nearest == -1 || arrival[node] < arrival[nearest]) nearest = node;
        }
        last = arrival[nearest];
        if (last == never) return -1;
        settled[nearest] = true;
        for (const auto& [to, time] : links[nearest]) {
            arrival[to] = std::min(arrival[to], last + time);
        }
    }
    return last;
}
