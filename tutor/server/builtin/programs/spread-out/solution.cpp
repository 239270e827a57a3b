#include <algorithm>
#include <vector>

/** How many of the ascending positions can be taken with at least that distance above 0. */
int places_for(const std::vector<int>& sorted, int distance) {
    int count = 1;
    int last = sorted[0];
    for (const int position : sorted) {
        if (position - last < distance) continue;
        ++count;
        last = position;
    }
    return count;
}

/** The largest distance that count of the positions can all keep from each other. */
int spread_out(const std::vector<int>& positions, int count) {
    std::vector<int> sorted = positions;
    std::sort(sorted.begin(), sorted.end());
    int low = 0;
    int high = sorted.back() - sorted.front();
    while (low < high) {
        const int distance = low + (high - low + 1) / 2;
        if (places_for(sorted, distance) >= count) low = distance;
        else high = distance - 1;
    }
    return low;
}
