#include <algorithm>
#include <queue>
#include <vector>

/** When each process ends if all arrive at 0 and take turns of at most `quantum`. */
std::vector<int> round_robin(const std::vector<int>& bursts, int quantum) {
    std::vector<int> left = bursts;
    std::vector<int> ends(bursts.size());
    std::queue<int> queue;
    for (int i = 0; i < static_cast<int>(bursts.size()); ++i) queue.push(i);
    int now = 0;
    while (!queue.empty()) {
        const int process = queue.front();
        queue.pop();
        const int used = std::min(quantum, left[process]);
        now += used;
        left[process] -= used;
        if (left[process] > 0) queue.push(process);
        else ends[process] = now;
    }
    return ends;
}
