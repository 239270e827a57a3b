#include <vector>

/** For each day, how many days in a row up to it had a price that was no higher. */
std::vector<int> stock_span(const std::vector<int>& prices) {
    std::vector<int> spans;
    std::vector<int> higher;
    for (int day = 0; day < static_cast<int>(prices.size()); ++day) {
        while (!higher.empty() && prices[higher.back()] <= prices[day]) higher.pop_back();
        spans.push_back(higher.empty() ? day + 1 : day - higher.back());
        higher.push_back(day);
    }
    return spans;
}
