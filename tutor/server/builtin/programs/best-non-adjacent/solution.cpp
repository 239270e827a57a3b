#include <algorithm>
#include <vector>

/**
 * The largest sum of values of which no two are neighbours.
 * At each value there are two choices: leave it and keep the best so far, or take it on top of the
 * best before its neighbour. Two numbers are all there is to remember.
 */
long long best_non_adjacent(const std::vector<int>& values) {
    long long before_previous = 0;
    long long best = 0;
    for (const int value : values) {
        const long long next = std::max(best, before_previous + value);
        before_previous = best;
        best = next;
    }
    return best;
}
