#include <algorithm>
#include <limits>
#include <vector>

/** The largest gain of at most two trades, one share at a time. */
int trade_twice(const std::vector<int>& prices) {
    int first_held = std::numeric_limits<int>::min() / 2;
    int first_sold = 0;
    int second_held = first_held;
    int second_sold = 0;
    for (const int price : prices) {
        first_held = std::max(first_held, -price);
        first_sold = std::max(first_sold, first_held + price);
        second_held = std::max(second_held, first_sold - price);
        second_sold = std::max(second_sold, second_held + price);
    }
    return second_sold;
}
