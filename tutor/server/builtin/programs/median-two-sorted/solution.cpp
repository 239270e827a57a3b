#include <algorithm>
#include <limits>
#include <vector>

/**
 * The median of two ascending arrays together.
 * Binary search finds how many values of the shorter one belong to the lower half.
 */
double median_two_sorted(const std::vector<int>& first, const std::vector<int>& second) {
    if (first.size() > second.size()) return median_two_sorted(second, first);
    const std::size_t lower = (first.size() + second.size() + 1) / 2;
    std::size_t low = 0;
    std::size_t high = first.size();
    while (low < high) {
        const std::size_t cut = (low + high) / 2;
        // Too few from the shorter one while its next value is below the last of the other.
        if (first[cut] < second[lower - cut - 1]) low = cut + 1;
        else high = cut;
    }
    const std::size_t rest = lower - low;
    constexpr double none = std::numeric_limits<double>::infinity();
    const double left = std::max<double>(low > 0 ? first[low - 1] : -none,
                                         rest > 0 ? second[rest - 1] : -none);
    if ((first.size() + second.size()) % 2 == 1) return left;
    const double right = std::min<double>(low < first.size() ? first[low] : none,
                                          rest < second.size() ? second[rest] : none);
    return (left + right) / 2;
}
