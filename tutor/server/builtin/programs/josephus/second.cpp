#include <numeric>
#include <utility>
#include <vector>

/** The people 1 to n of a circle in the order in which they leave it, always every second one. */
std::vector<int> every_second_order(int n) {
    std::vector<int> circle(n);
    std::iota(circle.begin(), circle.end(), 1);
    std::vector<int> order;
    // Whether the first person of this round leaves.
    bool leaves = false;
    while (!circle.empty()) {
        std::vector<int> staying;
        for (const int person : circle) {
            (leaves ? order : staying).push_back(person);
            leaves = !leaves;
        }
        circle = std::move(staying);
    }
    return order;
}
