#include <cstddef>
#include <vector>

/** For every number from 0 to n, how many ones its binary form has. */
std::vector<int> count_bits_up_to(int n) {
    std::vector<int> counts(static_cast<std::size_t>(n) + 1, 0);
    // Without its lowest one, a number is smaller and has been counted.
    for (int i = 1; i <= n; ++i) counts[i] = counts[i & (i - 1)] + 1;
    return counts;
}
