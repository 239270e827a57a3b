#include <algorithm>
#include <utility>
#include <vector>

/** In how many fleets cars that cannot pass each other arrive at target. */
int car_fleet(int target, const std::vector<int>& position, const std::vector<int>& speed) {
    std::vector<std::pair<int, int>> cars;
    for (std::size_t i = 0; i < position.size(); ++i) cars.emplace_back(position[i], speed[i]);
    std::sort(cars.rbegin(), cars.rend());
    int fleets = 0;
    double slowest = -1;
    for (const auto& [start, pace] : cars) {
        const double time = static_cast<double>(target - start) / pace;
        // Otherwise the car catches up with the fleet ahead.
        if (time > slowest) {
            ++fleets;
            slowest = time;
        }
    }
    return fleets;
}
