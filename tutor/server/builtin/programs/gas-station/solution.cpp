#include <vector>

/**
 * The first station from which a car with an empty tank can drive around the circle, or -1.
 * gas[i] is what station i has, cost[i] what the way to the next one takes. If the tank runs dry
 * on the way, it would have done so from every station passed since the start as well.
 */
int gas_station(const std::vector<int>& gas, const std::vector<int>& cost) {
    long long total = 0;
    long long tank = 0;
    int start = 0;
    for (int i = 0; i < static_cast<int>(gas.size()); ++i) {
        total += gas[i] - cost[i];
        tank += gas[i] - cost[i];
        if (tank < 0) {
            start = i + 1;
            tank = 0;
        }
    }
    return total < 0 ? -1 : start;
}
