#include <cstddef>
#include <vector>

/** The n values, 0 at first, after each update [start, end, amount] was added to its range. */
std::vector<long long> add_ranges(int n, const std::vector<std::vector<int>>& updates) {
    std::vector<long long> values(static_cast<std::size_t>(n) + 1, 0);
    for (const auto& update : updates) {
        values[update[0]] += update[2];
        values[update[1] + 1] -= update[2];
    }
    for (int i = 1; i < n; ++i) values[i] += values[i - 1];
    values.resize(static_cast<std::size_t>(n));
    return values;
}
