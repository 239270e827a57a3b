#include <algorithm>
#include <vector>

/** How many of the items the budget can buy at most, each once. */
int max_items(const std::vector<int>& prices, int budget) {
    std::vector<int> sorted = prices;
    std::sort(sorted.begin(), sorted.end());
    long long left = budget;
    int items = 0;
    for (const int price : sorted) {
        left -= price;
        if (left < 0) break;
        ++items;
    }
    return items;
}
