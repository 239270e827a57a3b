#include <algorithm>
#include <numeric>
#include <vector>

int days_needed(const std::vector<int>& weights, long long capacity) {
    int days = 1;
    long long load = 0;
    for (const int weight : weights) {
        if (load + weight > capacity) {
            ++days;
            load = 0;
        }
        load += weight;
    }
    return days;
}

/**
 * The smallest capacity per day with which all weights can be carried, in order, within days.
 * If a capacity is enough, so is every larger one: the answer can be found by binary search, and
 * each guess is checked by loading greedily.
 */
long long smallest_capacity(const std::vector<int>& weights, int days) {
    // One day has to carry at least the heaviest piece and never more than all of them.
    long long low = *std::max_element(weights.begin(), weights.end());
    long long high = std::accumulate(weights.begin(), weights.end(), 0LL);
    while (low < high) {
        const long long capacity = (low + high) / 2;
        if (days_needed(weights, capacity) <= days) high = capacity;
        else low = capacity + 1;
    }
    return low;
}
