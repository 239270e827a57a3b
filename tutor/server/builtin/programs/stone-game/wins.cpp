#include <algorithm>
#include <vector>

/** Whether the first of two players who take from the ends gets at least as much as the other. */
bool first_wins(const std::vector<int>& piles) {
    const int n = static_cast<int>(piles.size());
    // lead[right] is by how much the player to move gets more from the piles from left to right.
    std::vector<long long> lead(n);
    for (int left = n - 1; left >= 0; --left) {
        lead[left] = piles[left];
        for (int right = left + 1; right < n; ++right) {
            lead[right] = std::max(piles[left] - lead[right], piles[right] - lead[right - 1]);
        }
    }
    return lead[n - 1] >= 0;
}
