#include <algorithm>
#include <numeric>
#include <vector>

/** By how much the player to move gets more than the other one when both play well. */
long long lead_of_first(const std::vector<int>& piles) {
    const int n = static_cast<int>(piles.size());
    // lead[right] is for the piles from left to right; a single pile is all lead.
    std::vector<long long> lead(n);
    for (int left = n - 1; left >= 0; --left) {
        lead[left] = piles[left];
        for (int right = left + 1; right < n; ++right) {
            lead[right] = std::max(piles[left] - lead[right], piles[right] - lead[right - 1]);
        }
    }
    return lead[n - 1];
}

/** The most that the first of two players can get who take numbers from the ends in turns. */
long long stone_game(const std::vector<int>& piles) {
    const long long total = std::accumulate(piles.begin(), piles.end(), 0LL);
    return (total + lead_of_first(piles)) / 2;
}
