#include <algorithm>
#include <cstdlib>
#include <vector>

/** The sum of three values closest to target; of two equally close ones, the smaller. */
int closest_triple(const std::vector<int>& nums, int target) {
    std::vector<int> sorted = nums;
    std::sort(sorted.begin(), sorted.end());
    int best = sorted[0] + sorted[1] + sorted[2];
    const int size = static_cast<int>(sorted.size());
    for (int i = 0; i + 2 < size; ++i) {
        int left = i + 1;
        int right = size - 1;
        while (left < right) {
            const int sum = sorted[i] + sorted[left] + sorted[right];
            const int gain = std::abs(best - target) - std::abs(sum - target);
            if (gain > 0 || (gain == 0 && sum < best)) best = sum;
            if (sum < target) {
                ++left;
            } else {
                --right;
            }
        }
    }
    return best;
}
