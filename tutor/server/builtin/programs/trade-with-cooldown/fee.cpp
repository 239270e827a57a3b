#include <algorithm>
#include <limits>
#include <vector>

/** The largest gain of any number of trades, one share at a time, with a fee for each trade. */
int trade_with_fee(const std::vector<int>& prices, int fee) {
    // The best gain so far while holding a share, and while free to buy.
    int holding = std::numeric_limits<int>::min() / 2;
    int free = 0;
    for (const int price : prices) {
        holding = std::max(holding, free - price);
        free = std::max(free, holding + price - fee);
    }
    return free;
}
