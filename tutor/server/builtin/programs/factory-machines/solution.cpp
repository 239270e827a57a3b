#include <algorithm>
#include <vector>

bool is_enough(const std::vector<int>& machines, int products, long long time) {
    long long made = 0;
    for (const int pace : machines) {
        made += time / pace;
        // Stops early, so that the sum cannot overflow.
        if (made >= products) return true;
    }
    return products <= 0;
}

/** The shortest time in which the machines, each with its own pace, make that many products. */
long long min_time(const std::vector<int>& machines, int products) {
    long long low = 0;
    long long high = 1LL * *std::min_element(machines.begin(), machines.end()) * products;
    while (low < high) {
        const long long middle = low + (high - low) / 2;
        if (is_enough(machines, products, middle)) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return low;
}
