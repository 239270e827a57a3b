#include <cstddef>
#include <vector>

/**
 * An order of the n tasks numbered from 0 in which each pair [task, before] is respected; empty
 * when the pairs contradict one another.
 * A task is ready when nothing it waits for is left (Kahn's algorithm). If tasks remain and none is
 * ready, they wait for each other in a circle.
 */
std::vector<int> task_order(int n, const std::vector<std::vector<int>>& pairs) {
    std::vector<std::vector<int>> unlocks(n);
    std::vector<int> waits_for(n, 0);
    for (const auto& pair : pairs) {
        unlocks[pair[1]].push_back(pair[0]);
        ++waits_for[pair[0]];
    }

    // Also the queue: tasks from index done on are ready and not yet worked off.
    std::vector<int> order;
    for (int task = 0; task < n; ++task) {
        if (waits_for[task] == 0) order.push_back(task);
    }
    for (std::size_t done = 0; done < order.size(); ++done) {
        for (const int task : unlocks[order[done]]) {
            if (--waits_for[task] == 0) order.push_back(task);
        }
    }
    if (static_cast<int>(order.size()) < n) return {};
    return order;
}
