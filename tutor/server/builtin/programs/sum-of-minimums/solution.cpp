#include <utility>
#include <vector>

/** The sum of the smallest values of all stretches, modulo 1,000,000,007. */
long long sum_of_minimums(const std::vector<int>& nums) {
    // What all stretches that end here add, and the rising values that rule them.
    long long ending_here = 0;
    long long total = 0;
    std::vector<std::pair<long long, long long>> rising;
    for (const int value : nums) {
        long long count = 1;
        while (!rising.empty() && rising.back().first >= value) {
            // From here on these stretches have a smaller value.
            count += rising.back().second;
            ending_here -= rising.back().first * rising.back().second;
            rising.pop_back();
        }
        rising.emplace_back(value, count);
        ending_here += value * count;
        total = (total + ending_here) % 1'000'000'007;
    }
    return total;
}
