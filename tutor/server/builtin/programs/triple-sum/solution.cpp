#include <algorithm>
#include <vector>

/** All different triples of values at three different places that add up to zero. */
std::vector<std::vector<int>> triple_sum(const std::vector<int>& nums) {
    std::vector<int> sorted = nums;
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::vector<int>> triples;
    const int size = static_cast<int>(sorted.size());
    for (int i = 0; i + 2 < size && sorted[i] <= 0; ++i) {
        // The same smallest value would give the same triples again.
        if (i > 0 && sorted[i] == sorted[i - 1]) continue;
        int left = i + 1;
        int right = size - 1;
        while (left < right) {
            const int sum = sorted[i] + sorted[left] + sorted[right];
            if (sum > 0) {
                --right;
            } else if (sum < 0) {
                ++left;
            } else {
                triples.push_back({sorted[i], sorted[left], sorted[right]});
                ++left;
                while (left < right && sorted[left] == sorted[left - 1]) ++left;
            }
        }
    }
    return triples;
}
