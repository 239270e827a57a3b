#include <algorithm>
#include <vector>

/** The largest total value of items that fit the capacity, each usable any number of times. */
long long unbounded_knapsack(const std::vector<int>& weights, const std::vector<int>& values,
                             int capacity) {
    std::vector<long long> best(capacity + 1);
    for (int room = 1; room <= capacity; ++room) {
        best[room] = best[room - 1];
        for (std::size_t item = 0; item < weights.size(); ++item) {
            if (weights[item] > room) continue;
            best[room] = std::max(best[room], best[room - weights[item]] + values[item]);
        }
    }
    return best[capacity];
}
