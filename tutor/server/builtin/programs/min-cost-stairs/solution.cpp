#include <algorithm>
#include <cstddef>
#include <vector>

/** The lowest cost to get beyond the last step, one or two at a time, from step 0 or 1. */
long long min_cost_stairs(const std::vector<int>& cost) {
    long long before_previous = 0;
    long long previous = 0;
    for (std::size_t step = 2; step <= cost.size(); ++step) {
        const long long cheapest =
            std::min(previous + cost[step - 1], before_previous + cost[step - 2]);
        before_previous = previous;
        previous = cheapest;
    }
    return previous;
}
