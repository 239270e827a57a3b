#include <algorithm>
#include <vector>

/** All different groups of values at four different places that add up to target. */
std::vector<std::vector<int>> quadruple_sum(const std::vector<int>& nums, int target) {
    std::vector<int> sorted = nums;
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::vector<int>> groups;
    const int size = static_cast<int>(sorted.size());
    for (int i = 0; i < size; ++i) {
        if (i > 0 && sorted[i] == sorted[i - 1]) continue;
        for (int j = i + 1; j < size; ++j) {
            if (j > i + 1 && sorted[j] == sorted[j - 1]) continue;
            int left = j + 1;
            int right = size - 1;
            while (left < right) {
                const long long sum = 0LL + sorted[i] + sorted[j] + sorted[left] + sorted[right];
                if (sum > target) {
                    --right;
                } else if (sum < target) {
                    ++left;
                } else {
                    groups.push_back({sorted[i], sorted[j], sorted[left], sorted[right]});
                    ++left;
                    while (left < right && sorted[left] == sorted[left - 1]) ++left;
                }
            }
        }
    }
    return groups;
}
