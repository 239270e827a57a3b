#include <algorithm>
#include <limits>
#include <vector>

/** The largest gain of any number of trades, one share at a time, with a day of rest after. */
int trade_with_cooldown(const std::vector<int>& prices) {
    // The best gain so far while holding a share, right after a sale, and free to buy.
    int holding = std::numeric_limits<int>::min() / 2;
    int sold = holding;
    int free = 0;
    for (const int price : prices) {
        const int was_sold = sold;
        sold = holding + price;
        holding = std::max(holding, free - price);
        free = std::max(free, was_sold);
    }
    return std::max(free, sold);
}
