#include <algorithm>
#include <map>
#include <string>
#include <vector>

/**
 * The fewest slots for all tasks when equal ones need pause slots between them.
 * The most frequent kind sets frames of pause + 1 slots; only the last one need not be full. With
 * enough other tasks there are no gaps, and the number of tasks is the answer.
 */
int task_cooldown(const std::vector<std::string>& tasks, int pause) {
    std::map<std::string, int> counts;
    for (const std::string& task : tasks) ++counts[task];
    int most = 0;
    int as_frequent = 0;
    for (const auto& [task, count] : counts) {
        if (count > most) as_frequent = 0;
        most = std::max(most, count);
        if (count == most) ++as_frequent;
    }
    return std::max(static_cast<int>(tasks.size()), (most - 1) * (pause + 1) + as_frequent);
}
