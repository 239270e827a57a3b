#include <numeric>
#include <vector>

int root_of(std::vector<int>& above, int place) {
    while (above[place] != place) {
        // Linking each place to its grandparent keeps the paths short.
        above[place] = above[above[place]];
        place = above[place];
    }
    return place;
}

/** How many connected groups there are after each new link; places are numbered from 0. */
std::vector<int> groups_over_time(int n, const std::vector<std::vector<int>>& links) {
    std::vector<int> above(n);
    std::iota(above.begin(), above.end(), 0);
    int groups = n;
    std::vector<int> counts;
    for (const auto& link : links) {
        const int a = root_of(above, link[0]);
        const int b = root_of(above, link[1]);
        if (a != b) {
            above[a] = b;
            --groups;
        }
        counts.push_back(groups);
    }
    return counts;
}
