#include <algorithm>
#include <limits>
#include <vector>

/** The largest gain of at most k trades, one share at a time. */
int trade_k_times(int k, const std::vector<int>& prices) {
    // More trades than half the days cannot be used.
    const int trades = std::min(k, static_cast<int>(prices.size() / 2));
    // The best gain so far while holding the share of trade t, and after having sold it.
    std::vector<int> holding(trades + 1, std::numeric_limits<int>::min() / 2);
    std::vector<int> sold(trades + 1);
    for (const int price : prices) {
        for (int trade = 1; trade <= trades; ++trade) {
            holding[trade] = std::max(holding[trade], sold[trade - 1] - price);
            sold[trade] = std::max(sold[trade], holding[trade] + price);
        }
    }
    return sold[trades];
}
