#include <algorithm>
#include <vector>

/** How few boats carry all people, at most two and at most limit in each. */
int fewest_boats(const std::vector<int>& people, int limit) {
    std::vector<int> sorted = people;
    std::sort(sorted.begin(), sorted.end());
    int lightest = 0;
    int boats = 0;
    for (int heaviest = static_cast<int>(sorted.size()) - 1; heaviest >= lightest; --heaviest) {
        // If not even the lightest fits beside the heaviest, nobody does.
        if (0LL + sorted[lightest] + sorted[heaviest] <= limit) ++lightest;
        ++boats;
    }
    return boats;
}
