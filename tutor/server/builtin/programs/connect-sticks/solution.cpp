#include <functional>
#include <queue>
#include <vector>

/** The least total cost of joining all pieces when each join costs the sum of its two. */
long long connect_sticks(const std::vector<int>& sticks) {
    std::priority_queue<long long, std::vector<long long>, std::greater<long long>> heap(
        sticks.begin(), sticks.end());
    long long cost = 0;
    while (heap.size() > 1) {
        long long joined = heap.top();
        heap.pop();
        joined += heap.top();
        heap.pop();
        cost += joined;
        heap.push(joined);
    }
    return cost;
}
