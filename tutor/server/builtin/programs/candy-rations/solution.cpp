#include <algorithm>
#include <numeric>
#include <vector>

/** The fewest candies when each child gets one and more than a neighbor with a lower rating. */
long long candy_rations(const std::vector<int>& ratings) {
    const int n = static_cast<int>(ratings.size());
    std::vector<int> candies(n, 1);
    for (int i = 1; i < n; ++i) {
        if (ratings[i] > ratings[i - 1]) candies[i] = candies[i - 1] + 1;
    }
    // From the right, without taking away what the left neighbor asks for.
    for (int i = n - 2; i >= 0; --i) {
        if (ratings[i] > ratings[i + 1]) candies[i] = std::max(candies[i], candies[i + 1] + 1);
    }
    return std::accumulate(candies.begin(), candies.end(), 0LL);
}
