#include <algorithm>
#include <vector>

/** The largest sum of deadline minus finishing time over tasks [duration, deadline]. */
long long max_reward(const std::vector<std::vector<int>>& tasks) {
    std::vector<std::vector<int>> sorted = tasks;
    std::sort(sorted.begin(), sorted.end());
    long long time = 0;
    long long reward = 0;
    for (const auto& task : sorted) {
        time += task[0];
        reward += task[1] - time;
    }
    return reward;
}
