#include <algorithm>
#include <vector>

/** How few towers there are when each cube in turn goes on a larger one or starts a tower. */
int fewest_towers(const std::vector<int>& cubes) {
    // Always sorted, because a cube takes the place of the smallest top that is larger.
    std::vector<int> tops;
    for (const int cube : cubes) {
        const auto place = std::upper_bound(tops.begin(), tops.end(), cube);
        if (place == tops.end()) {
            tops.push_back(cube);
        } else {
            *place = cube;
        }
    }
    return static_cast<int>(tops.size());
}
