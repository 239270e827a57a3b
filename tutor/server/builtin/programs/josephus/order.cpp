#include <numeric>
#include <vector>

/** The people 1 to n of a circle in the order in which they leave it, always the k-th next. */
std::vector<int> josephus_order(int n, int k) {
    std::vector<int> circle(n);
    std::iota(circle.begin(), circle.end(), 1);
    std::vector<int> order;
    long long place = 0;
    while (!circle.empty()) {
        place = (place + k - 1) % static_cast<long long>(circle.size());
        order.push_back(circle[place]);
        circle.erase(circle.begin() + place);
    }
    return order;
}
