#include <algorithm>
#include <vector>

/**
 * The largest total value of items that fit the capacity, each used at most once.
 * best[room] is the answer for the items so far and that much room.
 */
long long knapsack(const std::vector<int>& weights, const std::vector<int>& values, int capacity) {
    std::vector<long long> best(capacity + 1);
    for (std::size_t item = 0; item < weights.size(); ++item) {
        // Downwards, so that the item is not put in twice.
        for (int room = capacity; room >= weights[item]; --room) {
            best[room] = std::max(best[room], best[room - weights[item]] + values[item]);
        }
    }
    return best[capacity];
}
