#include <vector>

/**
 * For each value, how many steps to the right the next greater one is; 0 where there is none.
 * The stack holds the positions still waiting, their values falling from bottom to top, so a new
 * value answers those on top that it exceeds. Every position goes on and off the stack once.
 */
std::vector<int> steps_to_greater(const std::vector<int>& values) {
    std::vector<int> steps(values.size(), 0);
    std::vector<int> waiting;
    for (int i = 0; i < static_cast<int>(values.size()); ++i) {
        while (!waiting.empty() && values[waiting.back()] < values[i]) {
            steps[waiting.back()] = i - waiting.back();
            waiting.pop_back();
        }
        waiting.push_back(i);
    }
    return steps;
}
