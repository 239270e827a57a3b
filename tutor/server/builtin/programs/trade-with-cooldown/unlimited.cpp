#include <algorithm>
#include <vector>

/** The largest gain of any number of trades, one share at a time: every rise is taken. */
int trade_often(const std::vector<int>& prices) {
    int gain = 0;
    for (std::size_t day = 1; day < prices.size(); ++day) {
        gain += std::max(0, prices[day] - prices[day - 1]);
    }
    return gain;
}
