#include <algorithm>
#include <queue>
#include <utility>
#include <vector>

/** The k points closest to the origin, the closest first; of equal ones the earlier first. */
std::vector<std::vector<int>> closest_points(const std::vector<std::vector<int>>& points, int k) {
    // The heap keeps the k best so far, the worst of them on top.
    std::priority_queue<std::pair<long long, int>> heap;
    for (int i = 0; i < static_cast<int>(points.size()); ++i) {
        const long long x = points[i][0];
        const long long y = points[i][1];
        heap.emplace(x * x + y * y, i);
        if (static_cast<int>(heap.size()) > k) heap.pop();
    }
    std::vector<std::vector<int>> closest;
    for (; !heap.empty(); heap.pop()) closest.push_back(points[heap.top().second]);
    std::reverse(closest.begin(), closest.end());
    return closest;
}
