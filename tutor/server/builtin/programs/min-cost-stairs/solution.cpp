#include <algorithm>
#include <cstddef>
#include <vector>

/** The lowest cost to get beyond the last step, one or two at a time, from step 0 or 1. */
int min_cost_stairs(const std::vector<int>& cost) {
    int before_previous = 0;
    int previous = 0;
    for (std::size_t step = 2; step <= cost.size(); ++step) {
        const int cheapest =
            std::min(previous + cost[step - 1], before_previous + cost[step - 2]);
        before_previous = previous;
        previous = cheapest;
    }
    return previous;
}
