#include <algorithm>
#include <limits>
#include <vector>

/** The largest gain of buying once and selling later; 0 when no trade gains anything. */
int best_trade(const std::vector<int>& prices) {
    int lowest = std::numeric_limits<int>::max();
    int best = 0;
    for (const int price : prices) {
        lowest = std::min(lowest, price);
        best = std::max(best, price - lowest);
    }
    return best;
}
