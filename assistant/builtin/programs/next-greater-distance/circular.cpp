#include <vector>

/** For each value of a circle the next greater one; -1 where there is none. */
std::vector<int> next_greater_in_circle(const std::vector<int>& values) {
    const std::size_t n = values.size();
    std::vector<int> next(n, -1);
    std::vector<std::size_t> waiting;
    // The second round answers those whose greater value stands before them.
    for (std::size_t i = 0; i < 2 * n; ++i) {
        const int value = values[i % n];
        while (!waiting.empty() && values[waiting.back()] < value) {
            next[waiting.back()] = value;
            waiting.pop_back();
        }
        if (i < n) waiting.push_back(i);
    }
    return next;
}
