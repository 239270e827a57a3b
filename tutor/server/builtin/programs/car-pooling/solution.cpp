#include <map>
#include <vector>

/** Whether trips [passengers, from, to] never need more than capacity seats at once. */
bool can_car_pool(const std::vector<std::vector<int>>& trips, int capacity) {
    std::map<int, int> changes;
    for (const auto& trip : trips) {
        changes[trip[1]] += trip[0];
        changes[trip[2]] -= trip[0];
    }
    int inside = 0;
    for (const auto& change : changes) {
        inside += change.second;
        if (inside > capacity) return false;
    }
    return true;
}
