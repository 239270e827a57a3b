#include <vector>

/** For each value the next greater one to the right; -1 where there is none. */
std::vector<int> next_greater(const std::vector<int>& values) {
    std::vector<int> next(values.size(), -1);
    // Positions that wait for a greater value, their values falling.
    std::vector<std::size_t> waiting;
    for (std::size_t i = 0; i < values.size(); ++i) {
        while (!waiting.empty() && values[waiting.back()] < values[i]) {
            next[waiting.back()] = values[i];
            waiting.pop_back();
        }
        waiting.push_back(i);
    }
    return next;
}
