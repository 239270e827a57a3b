#include <algorithm>
#include <map>
#include <queue>
#include <utility>

/**
 * The fewest steps (fill a jug, empty it, or pour it into the other) until one jug, or both
 * together, hold target liters; -1 if that cannot be done. A breadth-first search over the levels.
 */
int jug_steps(int x, int y, int target) {
    std::map<std::pair<int, int>, int> steps{{{0, 0}, 0}};
    std::queue<std::pair<int, int>> queue;
    queue.emplace(0, 0);
    while (!queue.empty()) {
        const auto [a, b] = queue.front();
        queue.pop();
        const int count = steps[{a, b}];
        if (a == target || b == target || a + b == target) return count;
        const int to_second = std::min(a, y - b);
        const int to_first = std::min(b, x - a);
        const std::pair<int, int> moves[] = {
            {x, b}, {a, y}, {0, b}, {a, 0},
            {a - to_second, b + to_second}, {a + to_first, b - to_first}};
        for (const auto& next : moves) {
            if (steps.emplace(next, count + 1).second) queue.push(next);
        }
    }
    return -1;
}
