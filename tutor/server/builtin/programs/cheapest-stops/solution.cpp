#include <algorithm>
#include <limits>
#include <vector>

/**
 * The lowest price from src to dst with at most max_stops stops between, or -1.
 * After each round of flights the prices are the best for one flight more; places count from 0.
 */
int cheapest_price(int n, const std::vector<std::vector<int>>& flights, int src, int dst,
                   int max_stops) {
    const int none = std::numeric_limits<int>::max();
    std::vector<int> prices(n, none);
    prices[src] = 0;
    // One flight more than stops; longer ways than n flights never pay.
    for (int flight = 0; flight <= std::min(max_stops, n); ++flight) {
        // From a copy, or one round could take several flights.
        std::vector<int> next = prices;
        for (const auto& one : flights) {
            if (prices[one[0]] == none) continue;
            next[one[1]] = std::min(next[one[1]], prices[one[0]] + one[2]);
        }
        prices = next;
    }
    return prices[dst] == none ? -1 : prices[dst];
}
